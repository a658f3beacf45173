import type { RuleGroupTypeAny } from 'react-querybuilder';
import { optionClasses, optionProps } from '../builderProps';
import type { Options } from '../options';
import { withoutIds } from '../query';
import type { Setup } from '../state';
import { PRINT_WIDTH, printLiteral } from './printLiteral';
import type { CodeTemplate, Import, JsxElement } from './types';

/** Wraps the builder directly, where every library's controls are known. */
const DRAG_AND_DROP = {
  import: { from: './dragAndDrop/DragAndDrop', names: ['DragAndDrop'] },
  wrapper: { name: 'DragAndDrop' },
};

const FIELDS_WITH_UNKNOWN_NAMES = '\nconst fields = withUnknownNames(unknownNames(initialQuery));\n';

interface AppSource {
  template: CodeTemplate;
  options: Options;
  query: RuleGroupTypeAny;
  setup: Setup | null;
  /** The query has names that fields.ts lacks. */
  hasUnknownNames: boolean;
  hasStyles: boolean;
}

export function appFile({ template, options, query, setup, hasUnknownNames, hasStyles }: AppSource): string {
  const type = options.independentCombinators ? 'RuleGroupTypeIC' : 'RuleGroupType';
  const imports: Import[] = [
    { from: 'react', names: ['useState'] },
    { from: 'react-querybuilder', names: setup ? [`type ${type}`] : ['QueryBuilder', `type ${type}`] },
    { from: 'react-querybuilder', names: options.validateQuery ? ['defaultValidator'] : [] },
    { from: 'react-querybuilder/dist/query-builder.css' },
    hasUnknownNames
      ? { from: './unknownNames', names: ['unknownNames', 'withUnknownNames'] }
      : { from: './fields', names: ['fields'] },
    ...template.imports,
    ...(options.enableDragAndDrop ? [DRAG_AND_DROP.import] : []),
    ...(setup ? [{ from: `./setups/${setup.file}`, names: [setup.name] }] : []),
    ...(hasStyles ? [{ from: './styles.css' }] : []),
  ];
  const elements: JsxElement[] = [
    ...template.wrappers,
    ...(options.enableDragAndDrop ? [DRAG_AND_DROP.wrapper] : []),
    { name: setup?.name ?? 'QueryBuilder', props: builderProps(template, options) },
  ];
  const before = `const initialQuery: ${type} = `;
  return `${printImports(imports)}
${before}${printLiteral(withoutIds(query), before)};
${hasUnknownNames ? FIELDS_WITH_UNKNOWN_NAMES : ''}
export default function App() {
  const [query, setQuery] = useState(initialQuery);

${printElements(elements)}}
`;
}

function builderProps(template: CodeTemplate, options: Options): string[] {
  const classes = optionClasses(options).join(' ');
  return [
    'fields={fields}',
    'query={query}',
    'onQueryChange={(next) => setQuery(next)}',
    'translations={translations}',
    ...(template.props ?? []),
    ...Object.entries(optionProps(options)).map(([name, value]) => (value ? name : `${name}={false}`)),
    ...(options.validateQuery ? ['validator={defaultValidator}'] : []),
    ...(classes ? [`controlClassnames={{ queryBuilder: '${classes}' }}`] : []),
  ];
}

const isSheet = ({ from }: Import) => from.endsWith('.css');
const isOwn = ({ from }: Import) => from.startsWith('.');

/** React first; packages before own files; style sheets last, so that the app's own override the others. */
const rank = (line: Import) => [line.from !== 'react', isSheet(line), isOwn(line)].map(Number).join('');

const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const bare = (name: string) => name.replace(/^type /, '').toLowerCase();

/** Import statements, sorted and merged by module. */
function printImports(imports: readonly Import[]): string {
  const merged = new Map<string, Import>();
  for (const line of imports) {
    const names = new Set([...(merged.get(line.from)?.names ?? []), ...(line.names ?? [])]);
    merged.set(line.from, { ...line, names: [...names].sort((a, b) => byName(bare(a), bare(b))) });
  }
  return [...merged.values()]
    .sort((a, b) => byName(rank(a), rank(b)) || byName(a.from, b.from))
    .map(({ from, names = [] }) => `import ${names.length > 0 ? `{ ${names.join(', ')} } from ` : ''}'${from}';\n`)
    .join('');
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function propLines(prop: string, width: number): string[] {
  const [, opening, entry] = /^(\w+={{) ([^,]*) }}$/.exec(prop) ?? [];
  return prop.length > width && opening && entry ? [opening, `  ${entry},`, '}}'] : [prop];
}

/** Nested elements, outermost first, as lines of at most `width` columns. */
function elementLines([element, ...inner]: readonly JsxElement[], width: number): string[] {
  if (!element) return [];
  const { name, props = [] } = element;
  const isEmpty = inner.length === 0;
  const flat = `<${[name, ...props].join(' ')}${isEmpty ? ' />' : '>'}`;
  const lines = indented(props.flatMap((prop) => propLines(prop, width - 2)));
  const opening = flat.length <= width ? [flat] : [`<${name}`, ...lines, isEmpty ? '/>' : '>'];
  return isEmpty ? opening : [...opening, ...indented(elementLines(inner, width - 2)), `</${name}>`];
}

/** The return statement of a component with nested elements, outermost first. */
function printElements(elements: readonly JsxElement[]): string {
  const [line = '', ...more] = elementLines(elements, PRINT_WIDTH - '  return ;'.length);
  if (more.length === 0) return `  return ${line};\n`;
  const lines = elementLines(elements, PRINT_WIDTH - 4);
  return `  return (\n${indented(indented(lines)).join('\n')}\n  );\n`;
}
