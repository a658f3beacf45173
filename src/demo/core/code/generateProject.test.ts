import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { preProcessFile } from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  generate,
  generateFor,
  LIBRARIES,
  OPTION_SETS,
  QUERIES,
  stylesheetsOf,
} from '../../../../tests/support/generatedProjects';
import { readManifest } from '../../../gatsby/packages/readManifest';
import { packageOf } from '../../../shared/playground/packages';
import packageJson from '../../../../package.json';
import { SETUPS } from '../../setups';
import { ALL_OPTIONS, DEFAULT_OPTIONS } from '../options';
import { projectOf } from './generateProject';
import { PRINT_WIDTH } from './printLiteral';

const folderOf = (library: string) => `src/demo/libraries/${library}`;

const ours = packageJson.dependencies;

const appOf = async (...request: Parameters<typeof generate>) => (await generate(...request)).files['App.tsx'] ?? '';

test('generates the app of the default controls with the changed options', async () => {
  const query = { id: 'q', combinator: 'or', rules: [{ id: 'r', field: 'age', operator: '>', value: '26' }] };
  const options = { ...DEFAULT_OPTIONS, showBranches: true, autoSelectField: false };
  const { files } = await projectOf('default', { packages: [], options, query });
  expect(files['App.tsx']).toBe(`import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { controlElements, translations } from './controls';
import { fields } from './fields';
import 'react-querybuilder/dist/query-builder.css';

const initialQuery: RuleGroupType = {
  combinator: 'or',
  rules: [{ field: 'age', operator: '>', value: '26' }],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      translations={translations}
      controlElements={controlElements}
      autoSelectField={false}
      controlClassnames={{ queryBuilder: 'queryBuilder-branches' }}
    />
  );
}
`);
});

test('drag and drop is right around the builder, inside what the library adds', async () => {
  const app = await appOf('mantine', { ...DEFAULT_OPTIONS, enableDragAndDrop: true });
  expect(app).toContain("import { DragAndDrop } from './dragAndDrop/DragAndDrop';");
  const tags = [...app.matchAll(/<\/?[A-Z]\w+/g)].map(([tag]) => tag);
  expect(tags).toEqual([
    '<MantineProvider',
    '<QueryBuilderMantine',
    '<DragAndDrop',
    '<QueryBuilder',
    '</DragAndDrop',
    '</QueryBuilderMantine',
    '</MantineProvider',
  ]);
});

const isFormatted = async (app: string) =>
  expect(app).toBe(await format(app, { parser: 'typescript', singleQuote: true, printWidth: PRINT_WIDTH }));

test.each(Object.entries(QUERIES))('%s: App.tsx is formatted like Prettier would', async (_name, query) => {
  const { files } = await generateFor(query);
  await isFormatted(files['App.tsx'] ?? '');
});

test.each(SETUPS)(
  'with the setup $name, the app has the files that it imports, and nothing else of setups',
  async (setup) => {
    const { files } = await generate('default', DEFAULT_OPTIONS, setup);
    await isFormatted(files['App.tsx'] ?? '');
    expect(files['App.tsx']).toContain(`    <${setup.name}\n`);
    const imported = (path: string): string[] => {
      const name = Object.keys(files).find((it) => it.replace(/\.tsx?$/, '') === path)!;
      expect(name, path).toBeDefined();
      const found = [...files[name]!.matchAll(/from '\.\/(\w+)'/g)].map(([, it]) => `setups/${it}`);
      return [path, ...found.flatMap(imported)];
    };
    const wanted = new Set(imported(`setups/${setup.file}`));
    const own = Object.keys(files).filter((path) => path.startsWith('setups/'));
    expect(own.map((path) => path.replace(/\.tsx?$/, '')).sort()).toEqual([...wanted].sort());
  },
);

describe.each(LIBRARIES)('%s', (library) => {
  test.each(Object.entries(OPTION_SETS))('%s: App.tsx is formatted like Prettier would', async (_name, options) => {
    await isFormatted(await appOf(library, options));
  });

  test('contains App.tsx, the files that it imports, and all controls of the library', async () => {
    const names = Object.keys((await generate(library, ALL_OPTIONS)).files);
    expect(names.slice(0, 4)).toEqual(['App.tsx', 'fields.ts', 'instruments.ts', 'styles.css']);
    const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
    const expected = [
      ...filesIn(`${folderOf(library)}/controls`).map((file) => `controls/${file}`),
      ...filesIn('src/demo/dragAndDrop').map((file) => `dragAndDrop/${file}`),
    ].filter((file) => !/\.test\.|\/Lazy/.test(file));
    const added = names.slice(4).filter((name) => !name.startsWith('shared/'));
    expect(added.sort()).toEqual(expected.sort());
  });

  test('imports the style sheets of the demo of the library', async () => {
    const { files } = await generate(library, DEFAULT_OPTIONS);
    for (const sheet of stylesheetsOf(library)) {
      if (sheet === './styles.css')
        expect(files['styles.css']).toBe(readFileSync(`${folderOf(library)}/styles.css`, 'utf8'));
      expect(files['App.tsx']).toContain(`import '${sheet}';`);
    }
  });

  test('depends on the packages that its files import, in their installed versions, and on their peers', async () => {
    const { dependencies, files, install, sandbox } = await generate(library, ALL_OPTIONS);
    const names = dependencies.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const { name, version } of dependencies)
      expect(version, name).toBe(readManifest(`node_modules/${name}`).version);

    const imports = Object.values(files).flatMap((text) => preProcessFile(text).importedFiles);
    const modules = imports.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
    expect(modules.length).toBeGreaterThan(5);
    expect(names).toEqual(expect.arrayContaining(modules.map(packageOf)));
    for (const name of names) {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(`node_modules/${name}`);
      const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
      // Only peers that this site also depends on.
      expect(names, name).toEqual(expect.arrayContaining(peers.filter((peer) => Object.hasOwn(ours, peer))));
    }

    const { dependencies: listed } = JSON.parse(sandbox['package.json'] ?? '') as { dependencies: object };
    expect(Object.entries(listed)).toEqual(dependencies.map(({ name, version }) => [name, version]));
    const added = dependencies.filter(({ name }) => name !== 'react' && name !== 'react-dom');
    expect(install).toBe(`npm install ${added.map(({ name, version }) => `${name}@${version}`).join(' ')}`);
  });
});

test('contains the code of an option only if the option needs it', async () => {
  const { dependencies, files } = await generate('default', DEFAULT_OPTIONS);
  expect(dependencies.map(({ name }) => name)).toEqual(['react', 'react-dom', 'react-querybuilder']);
  expect(Object.keys(files)).toEqual([
    'App.tsx',
    'fields.ts',
    'instruments.ts',
    'controls/index.ts',
    'controls/ValueEditor.tsx',
    'shared/RangeEditor.tsx',
    'controls/MultiSelectEditor.tsx',
    'shared/MultiSelect.tsx',
    'shared/multiSelect.css',
    'shared/drawnIcons.tsx',
    'shared/translations.ts',
  ]);
});

test.each(['justifiedLayout', 'validateQuery'])('adds a class and a style sheet for %s', async (option) => {
  const { files } = await generate('default', { ...DEFAULT_OPTIONS, [option]: true });
  expect(files['App.tsx']).toContain("import './styles.css';");
  expect(files['App.tsx']).toContain(`controlClassnames={{ queryBuilder: '${option}' }}`);
  expect(files['styles.css']).toContain(`.${option} `);
});
