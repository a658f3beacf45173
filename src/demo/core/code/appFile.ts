import type { RuleGroupTypeAny } from 'react-querybuilder';
import { optionClasses, optionProps } from '../builderProps';
import type { Options } from '../options';
import { withoutIds } from '../query';
import type { Setup } from '../state';
import { printElements } from './printElements';
import { printImports } from './printImports';
import { printLiteral } from './printLiteral';
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
  const fromLibrary = [
    ...(options.validateQuery ? ['defaultValidator'] : []),
    ...(setup ? [] : ['QueryBuilder']),
    `type ${type}`,
  ];
  const imports: Import[] = [
    { from: 'react', names: ['useState'] },
    { from: 'react-querybuilder', names: fromLibrary },
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
