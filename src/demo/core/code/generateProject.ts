import type { RuleGroupTypeAny } from 'react-querybuilder';
import packageJson from '../../../../package.json';
import { projectFiles } from '../../../shared/project/projectFiles';
import fields from '../fields.ts?raw';
import instruments from '../instruments.ts?raw';
import invalid from '../invalid.css?raw';
import justified from '../justified.css?raw';
import type { Options } from '../options';
import { appFile } from './appFile';
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
];

const byName = (a: Package, b: Package) => (a.name < b.name ? -1 : 1);

export interface ProjectRequest {
  template: CodeTemplate;
  /** Packages of the library, without React and the query builder. */
  packages: readonly Package[];
  options: Options;
  /** In the independent form if the option `independentCombinators` is on. */
  query: RuleGroupTypeAny;
}

export function generateProject({ template, packages, options, query }: ProjectRequest): GeneratedProject {
  const styles = [template.styles, options.validateQuery && invalid, options.justifiedLayout && justified]
    .filter(Boolean)
    .join('\n');
  const files = {
    'App.tsx': appFile({ template, options, query, hasStyles: styles !== '' }),
    'fields.ts': fields,
    'instruments.ts': instruments,
    ...(styles && { 'styles.css': styles }),
    ...template.files,
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
