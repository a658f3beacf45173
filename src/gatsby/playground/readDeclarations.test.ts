import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { createTypeChecker } from '../../playground/types/checkTypes';
import { contentVersions } from '../content/readContent';
import { DOCS_FOLDER } from '../paths';
import { readDeclarations, withoutComments } from './readDeclarations';
import { importableNames } from './workspace';

test.each(contentVersions().map(({ name }) => name))(
  'the declarations of version %s are all that its examples need',
  (version) => {
    const folder = join(DOCS_FOLDER, version);
    const packages = importableNames(version);
    const { declarations } = readDeclarations(Object.keys(packages.modules), folder);
    expect(Object.keys(declarations.files).filter((path) => !path.includes('node_modules/'))).toEqual([]);
    const check = createTypeChecker(declarations);

    const examples = join(folder, '_examples');
    const names = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(examples, name), 'utf8')]));
    const runnable = Object.entries(files).filter(([, code]) =>
      [...code.matchAll(/from '([^.'][^']*)'/g)].every(([, module = '']) => Object.hasOwn(packages.modules, module)),
    );
    expect(runnable.length).toBeGreaterThan(3);
    expect(check(Object.fromEntries(runnable))).toEqual([]);

    const [[name = '', code = ''] = []] = runnable.filter(([path]) => parse(path).ext === '.tsx');
    expect(check({ [name]: `${code}\nexport const wrong: number = 'text';` })).toMatchObject([
      {
        file: name,
        line: code.split('\n').length + 1,
        message: expect.stringContaining('not assignable'),
      },
    ]);
  },
);

test.each([
  ['/** About a. */\nexport const a: 1;\n\n\n// More.\nexport const b: 2;', 'export const a: 1;\nexport const b: 2;'],
  ['/// <reference lib="es2022" />\nexport {};', '/// <reference lib="es2022" />\nexport {};'],
  [`type A = "image/*" | '*/*' | \`a//\${string}\`; // all`, `type A = "image/*" | '*/*' | \`a//\${string}\`; `],
  [`/* it's */ type B = 'it\\'s /* b */';`, `  type B = 'it\\'s /* b */';`],
])('%j without comments', (text, expected) => {
  expect(withoutComments(text).trim()).toBe(expected.trim());
});
