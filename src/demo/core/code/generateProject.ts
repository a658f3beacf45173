import type { Field, RuleGroupTypeAny } from 'react-querybuilder';
import packageJson from '../../../../package.json';
import { projectFiles } from '../../../shared/project/projectFiles';
import dragAndDropFiles from '../../dragAndDrop/DragAndDrop.tsx?sources';
import { fields as musicianFields } from '../fields';
import musicianFieldsFile from '../fields.ts?raw';
import instruments from '../instruments.ts?raw';
import invalid from '../invalid.css?raw';
import justified from '../justified.css?raw';
import type { Options } from '../options';
import { fieldsOf, type Setup } from '../state';
import { unknownNames } from '../unknownNames';
import unknownNamesFile from '../unknownNames.ts?raw';
import { appFile } from './appFile';
import { printLiteral } from './printLiteral';
import { setupFiles } from './setupFiles';
import type { CodeTemplate, GeneratedProject, Package } from './types';

// Named one by one, to keep the rest of package.json out of the bundle.
const REACT = [
  { name: 'react', version: packageJson.dependencies['react'] },
  { name: 'react-dom', version: packageJson.dependencies['react-dom'] },
];
const QUERY_BUILDER = [{ name: 'react-querybuilder', version: packageJson.dependencies['react-querybuilder'] }];
const DRAG_AND_DROP = [
  { name: '@react-querybuilder/dnd', version: packageJson.dependencies['@react-querybuilder/dnd'] },
  { name: 'react-dnd', version: packageJson.dependencies['react-dnd'] },
  { name: 'react-dnd-html5-backend', version: packageJson.dependencies['react-dnd-html5-backend'] },
  { name: 'react-dnd-touch-backend', version: packageJson.dependencies['react-dnd-touch-backend'] },
];

/** What the controls of several libraries share is one folder nearer in an app than on this site. */
const inApp = (text: string) => text.replaceAll("'../../shared/", "'../shared/");

const byName = (a: Package, b: Package) => (a.name < b.name ? -1 : 1);

const FIELDS = 'export const fields: Field[] = ';

function fieldFiles(fields: readonly Field[]): Record<string, string> {
  if (fields === musicianFields) return { 'fields.ts': musicianFieldsFile, 'instruments.ts': instruments };
  return {
    'fields.ts': `import type { Field } from 'react-querybuilder';\n\n${FIELDS}${printLiteral(fields, FIELDS)};\n`,
  };
}

interface ProjectRequest {
  /** Packages of the library, without React and the query builder. */
  packages: readonly Package[];
  options: Options;
  /** In the independent form if the option `independentCombinators` is on. */
  query: RuleGroupTypeAny;
  /** Plain data, except for those of the musicians. */
  fields?: Field[];
  setup?: Setup | null;
}

/** @throws if the library's template does not load */
export async function projectOf(
  library: string,
  { packages, options, query, fields = musicianFields, setup = null }: ProjectRequest,
): Promise<GeneratedProject> {
  const { template } = (await import(
    /* webpackChunkName: "demo-[request]" */ `../../libraries/${library}/code.ts`
  )) as { template: CodeTemplate };
  const styles = [template.styles, options.validateQuery && invalid, options.justifiedLayout && justified]
    .filter(Boolean)
    .join('\n');
  const hasUnknownNames = Object.values(unknownNames(query, fieldsOf({ data: { fields }, setup }))).some(
    (names) => names.length > 0,
  );
  const files = {
    'App.tsx': appFile({ template, options, query, setup, hasUnknownNames, hasStyles: styles !== '' }),
    ...fieldFiles(fields),
    ...(hasUnknownNames && { 'unknownNames.ts': unknownNamesFile }),
    ...(setup && setupFiles(setup.file)),
    ...(styles && { 'styles.css': styles }),
    ...(options.enableDragAndDrop && dragAndDropFiles),
    ...Object.fromEntries(Object.entries(template.files).map(([path, text]) => [path, inApp(text)])),
  };

  const added = [...QUERY_BUILDER, ...(options.enableDragAndDrop ? DRAG_AND_DROP : []), ...packages].sort(byName);
  const dependencies = [...REACT, ...added].sort(byName);

  return {
    dependencies,
    install: `npm install ${added.map(({ name, version }) => `${name}@${version}`).join(' ')}`,
    files,
    sandbox: projectFiles({
      title: 'React Query Builder',
      dependencies: Object.fromEntries(dependencies.map(({ name, version }) => [name, version])),
      files,
      root: 'App.tsx',
    }),
  };
}
