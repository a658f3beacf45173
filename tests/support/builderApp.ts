import { join } from 'node:path';
import { readManifest } from '../../src/gatsby/packages/readManifest';
import { bundleProject, type Bundle } from './bundleProject';

interface Library {
  label: string;
  /** The package of the library. */
  name: string;
  /** The package for the query builder, of which a version's package.json lists those that its pages describe. */
  adapter: string;
  /** Name of its provider without `QueryBuilder`, and of its objects of controls, which version 4 has in place of providers. */
  provider: string;
  objects?: { controlElements: string; controlClassnames?: string };
  /** Editors that throw, by version. */
  without?: Readonly<Record<string, readonly string[]>>;
  /** What `NamedControls` leaves without a name: buttons that are named by their text. */
  unnamed?: readonly string[];
  /** The library's own provider. */
  outer?: string;
  style?: string;
}

const LIBRARIES: readonly Library[] = [
  {
    label: 'Ant Design',
    name: 'antd',
    adapter: '@react-querybuilder/antd',
    provider: 'QueryBuilderAntD',
    objects: { controlElements: 'antdControlElements' },
    without: { next: ['date'] },
  },
  {
    label: 'Bootstrap',
    name: 'bootstrap',
    adapter: '@react-querybuilder/bootstrap',
    provider: 'QueryBuilderBootstrap',
    objects: { controlElements: 'bootstrapControlElements', controlClassnames: 'bootstrapControlClassnames' },
    style: 'bootstrap/dist/css/bootstrap.css',
  },
  {
    label: 'Chakra UI',
    name: '@chakra-ui/react',
    adapter: '@react-querybuilder/chakra',
    provider: 'QueryBuilderChakra',
    outer: 'ChakraProvider',
  },
  {
    label: 'Mantine',
    name: '@mantine/core',
    adapter: '@react-querybuilder/mantine',
    provider: 'QueryBuilderMantine',
    unnamed: ['date'],
    outer: 'MantineProvider',
    style: '@mantine/core/styles.css',
  },
  {
    label: 'MUI',
    name: '@mui/material',
    adapter: '@react-querybuilder/material',
    provider: 'QueryBuilderMaterial',
    objects: { controlElements: 'materialControlElements' },
  },
];

const folderOf = (version: string) => join('content', 'docs', version);

/** The libraries that the pages of a version describe. */
export function librariesOf(version: string): Library[] {
  const { dependencies = {} } = readManifest(folderOf(version));
  return LIBRARIES.filter(({ adapter }) => adapter in dependencies);
}

/** "MUI 5.18.0", or "Default". */
export const titleOf = (library: Library | undefined): string =>
  library ? `${library.label} ${readManifest(join('node_modules', library.name)).version}` : 'Default';

const values = [
  { name: 'a', label: 'A' },
  { name: 'b', label: 'B' },
];

/** A field for each kind of value editor, and its value. */
const EDITORS = [
  { name: 'text', value: '' },
  { name: 'date', inputType: 'date', value: '' },
  { name: 'textarea', valueEditorType: 'textarea', value: '' },
  { name: 'select', valueEditorType: 'select', values, value: 'a' },
  { name: 'multiselect', valueEditorType: 'multiselect', values, value: 'b' },
  { name: 'checkbox', valueEditorType: 'checkbox', value: false },
  { name: 'switch', valueEditorType: 'switch', value: false },
  { name: 'radio', valueEditorType: 'radio', values, value: 'a' },
  { name: 'between', inputType: 'number', value: '1,2' },
] as const;

type Editor = (typeof EDITORS)[number];

/** The kinds that version 3 does not show as text boxes. */
const EDITORS_OF_3 = ['text', 'date', 'select', 'checkbox', 'radio'];

/** The editors that a version has with a library. */
export const editorsOf = (version: string, library?: Library): Editor[] =>
  EDITORS.filter(({ name }) =>
    version === '3' ? EDITORS_OF_3.includes(name) : !library?.without?.[version]?.includes(name),
  );

/** What an app adds for its UI library and for dragging: imports, elements around the query builder, and its props. */
interface Parts {
  imports: string[];
  around: string[];
  props: string[];
}

/** Version 3 has neither dragging nor packages for libraries. Its page mends the controls by components. */
const PARTS_OF_3: Parts = {
  imports: [`import QueryBuilder from 'react-querybuilder'; import { labels } from './sample';`],
  around: [],
  props: ['controlElements={isMended ? labels : {}}'],
};

const IMPORTS = `
    import { Fragment } from 'react'; import { QueryBuilder } from 'react-querybuilder';
    import { NamedControls } from './sample'; const Named = isMended ? NamedControls : Fragment;`;

/** In version 4, props of the query builder do what providers do later. */
function partsOf4(library?: Library): Parts {
  const objects = Object.entries(library?.objects ?? {});
  return {
    imports: [
      IMPORTS,
      ...(library ? [`import { ${objects.map(([, name]) => name).join(', ')} } from '${library.adapter}';`] : []),
    ],
    around: ['Named'],
    props: ['enableDragAndDrop', ...objects.map(([prop, name]) => `${prop}={${name}}`)],
  };
}

function partsOf(library?: Library): Parts {
  const imports = [
    IMPORTS,
    `import { QueryBuilderDnD } from '@react-querybuilder/dnd';`,
    `import * as dnd from 'react-dnd'; import * as backend from 'react-dnd-html5-backend';`,
    'const Draggable = (props) => <QueryBuilderDnD dnd={{ ...dnd, ...backend }} {...props} />;',
  ];
  if (!library) return { imports, around: ['Draggable', 'Named'], props: [] };
  imports.push(`import { ${library.provider} } from '${library.adapter}';`);
  if (library.outer) imports.push(`import { ${library.outer} } from '${library.name}';`);
  const around = ['Draggable', ...(library.outer ? [library.outer] : []), library.provider, 'Named'];
  return { imports, around, props: [] };
}

/** Search of the address at which the app mends its controls. */
export const MENDED = '?mended';

/**
 * An app that shows one query builder, with a rule for each editor, and all buttons. It keeps the query in `window.query`.
 *
 * @param sample the module of a page that mends the controls
 * @param library none for the default controls
 */
export function bundleApp(
  version: string,
  editors: readonly Editor[],
  sample: string,
  library?: Library,
): Promise<Bundle> {
  const { imports, around, props } =
    version === '3' ? PARTS_OF_3 : version === '4' ? partsOf4(library) : partsOf(library);
  const fields = editors.map((field) => ({ ...field, label: field.name }));
  const rules = editors.map(({ name, value }) => ({
    id: name,
    field: name,
    operator: name === 'between' ? name : '=',
    value,
  }));
  const builder = `
    <QueryBuilder
      fields={${JSON.stringify(fields)}}
      ${version === '3' ? 'query' : 'defaultQuery'}={${JSON.stringify({ id: 'root', combinator: 'and', rules })}}
      onQueryChange={(query) => { window.query = query; }}
      showNotToggle showCloneButtons ${version === '3' ? '' : 'showLockButtons'} ${props.join(' ')}
    />`;
  const main = `
    import { createRoot } from 'react-dom/client';
    import 'react-querybuilder/dist/query-builder.css';
    ${library?.style ? `import '${library.style}';` : ''}
    const isMended = window.location.search === '${MENDED}';
    ${imports.join('\n')}
    createRoot(document.getElementById('root')).render(
      ${around.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, builder)}
    );`;
  return bundleProject({ 'src/main.tsx': main, 'src/sample.tsx': sample }, folderOf(version));
}
