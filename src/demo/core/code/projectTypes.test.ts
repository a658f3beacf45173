import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate, generateFor, LIBRARIES, OPTION_SETS, QUERIES } from '../../../../tests/support/generatedProjects';
import { typeErrors } from '../../../../tests/support/typeErrors';
import { exampleQuery } from '../exampleQuery';
import { inferData, type Inferred } from '../inference/inferData';
import { ALL_OPTIONS, DEFAULT_OPTIONS } from '../options';
import { SETUPS } from '../../setups';
import { projectOf } from './generateProject';
import { PRINT_WIDTH } from './printLiteral';

/** The strictest settings an app may have, a little stricter than the sandbox project's. */
const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noImplicitReturns: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

async function allFiles(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, query] of Object.entries(QUERIES)) {
    const { files } = await generateFor(query);
    found.set(resolve('_generated/default', `${name}.tsx`), files['App.tsx'] ?? '');
    found.set(resolve('_generated/default/unknownNames.ts'), files['unknownNames.ts'] ?? '');
  }
  for (const library of LIBRARIES) {
    for (const [set, options] of Object.entries(OPTION_SETS)) {
      const { files, sandbox } = await generate(library, options);
      const add = (path: string, text: string) => {
        const full = resolve('_generated', library, path);
        // A shared file that differed between projects would go unchecked.
        expect(found.get(full) ?? text, full).toBe(text);
        found.set(full, text);
      };
      for (const [path, text] of Object.entries(files)) {
        if (path === 'App.tsx') add(`${set}.tsx`, text);
        else if (/\.tsx?$/.test(path)) add(path, text);
      }
      if (set === 'all') {
        add('App.tsx', files['App.tsx'] ?? '');
        add('main.tsx', sandbox['src/main.tsx'] ?? '');
      }
    }
  }
  return found;
}

/** Apps with each setup, and queries of both kinds. */
async function appsWithSetups(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const library of LIBRARIES) {
    for (const setup of SETUPS) {
      for (const options of [DEFAULT_OPTIONS, { ...ALL_OPTIONS, independentCombinators: true }]) {
        const { files } = await generate(library, options, setup);
        const kind = options.independentCombinators ? 'independent' : 'plain';
        found.set(resolve('_generated', library, `${setup.name}-${kind}.tsx`), files['App.tsx'] ?? '');
        for (const [path, text] of Object.entries(files))
          if (path.startsWith('setups/')) found.set(resolve('_generated', library, path), text);
      }
    }
  }
  return found;
}

const INPUTS = parse(readFileSync('src/demo/core/inference/inputs.yml', 'utf8')) as { name: string; text: string }[];

/** Apps with the fields of what visitors paste, each in a folder of its own. */
async function appsWithOwnFields(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, text } of INPUTS.filter((_, index) => index % 4 === 0)) {
    const inferred = (await inferData(text)) as Inferred;
    const { fields } = inferred;
    const request = { packages: [], options: DEFAULT_OPTIONS, query: exampleQuery(inferred), fields };
    const { files } = await projectOf('default', request);
    expect(Object.keys(files)).not.toContain('instruments.ts');
    const own = files['fields.ts'] ?? '';
    expect(own, name).toBe(await format(own, { parser: 'typescript', singleQuote: true, printWidth: PRINT_WIDTH }));
    for (const [path, code] of Object.entries(files))
      if (/\.tsx?$/.test(path)) found.set(resolve('_generated', name, path), code);
  }
  return found;
}

const WRONG = resolve('_generated/wrong.tsx');

const WRONG_APP = `import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';

export default function App() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return <QueryBuilder independentCombinators query={query} onQueryChange={(next) => setQuery(next)} />;
}
`;

test('the code of every library with every option has no type errors, and the check finds one that is added', async () => {
  const files = await allFiles();
  expect(files.size).toBeGreaterThan(LIBRARIES.length * Object.keys(OPTION_SETS).length);
  const setups = await appsWithSetups();
  expect(setups.size).toBeGreaterThan(LIBRARIES.length * SETUPS.length * 2);
  const own = await appsWithOwnFields();
  expect(own.size).toBeGreaterThan(100);
  expect(typeErrors(new Map([...files, ...setups, ...own, [WRONG, WRONG_APP]]), COMPILER_OPTIONS)).toEqual([
    expect.stringContaining(`${WRONG}:6: `),
  ]);
}, 300_000);
