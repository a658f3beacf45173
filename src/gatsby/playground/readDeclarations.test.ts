import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTypeChecker } from '../../playground/types/checkTypes';
import { contentVersions } from '../content/readContent';
import { DOCS_FOLDER } from '../paths';
import { readDeclarations } from './readDeclarations';
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

    // One program for all, since a second would check the same declarations again.
    const [[name = '', code = ''] = []] = runnable.filter(([path]) => extname(path) === '.tsx');
    const wrong = join(dirname(name), 'wrong.tsx');
    const all = {
      ...Object.fromEntries(runnable),
      [wrong]: `${code}\nexport const wrong: number = 'text';`,
      'unfinished.ts': 'export const a = ;',
    };
    const message = expect.stringContaining('not assignable') as string;
    expect(check(all)).toMatchObject([
      { file: wrong, line: code.split('\n').length + 1, message },
      { file: 'unfinished.ts', line: 1, message: 'Expression expected.' },
    ]);
  },
);
