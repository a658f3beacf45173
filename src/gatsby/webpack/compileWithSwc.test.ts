import { transformSync } from '@swc/core';
import { describe, expect, test } from 'vitest';
import { inProject } from '../paths';
import { compileWithSwc } from './compileWithSwc';

/** Like Gatsby's own rules and that of its TypeScript plugin. */
const RULES = [
  { name: 'scripts', test: /\.(js|mjs|jsx|ts|tsx)$/ },
  { name: 'styles', test: /\.css$/ },
  { name: 'typescript', test: /\.tsx?$/ },
];

type Test = (file: string) => boolean;

const ofSwc = (stage = 'build-javascript') => {
  const rule = compileWithSwc(RULES, stage).find((it) => 'use' in it);
  if (!rule || !('use' in rule)) throw new Error('no rule with a loader');
  return rule;
};

describe('the rule of SWC', () => {
  test.each([
    ['a component', 'src/docs/BackToTop.tsx', true],
    ['an example of a version', 'content/docs/5/_examples/classnames/builder.tsx', true],
    ['a file with a query', 'src/runtime/useSite.ts', false],
    ['a package within a workspace', 'content/docs/5/node_modules/react-querybuilder/dist/index.es.js', false],
    ['a page', 'src/pages/404.tsx', false],
    ['a template', 'src/templates/doc.tsx', false],
    ['a file that Gatsby made', '.cache/app.js', false],
    ['a style sheet', 'src/docs/BackToTop.module.css', false],
  ])('for %s (%s) applies: %j', (_, file, isCompiled) => {
    const path = inProject(file);
    expect(ofSwc().test(path)).toBe(isCompiled);
    const babel = compileWithSwc(RULES, 'build-javascript')[0] as { exclude?: Test };
    expect(babel.exclude?.(path), 'by one of the two only').toBe(isCompiled);
  });
});

describe('the output of SWC', () => {
  const compile = (source: string, stage: string) =>
    transformSync(source, { filename: 'file.tsx', ...ofSwc(stage).use[0]!.options }).code;

  test.each(['build-javascript', 'build-html'])('for %s keeps syntax that all browsers and Node.js know', (stage) => {
    const source = 'export class A { #a = 1; get b() { return this.#a?.toFixed() ?? [1].at(-1); } }';
    const code = compile(source, stage);
    expect(code).toContain('#a');
    expect(code).toContain('?.');
    expect(code).toContain('??');
  });

  test('has no syntax that only Node.js knows', () => {
    const source = 'export const both = (text: string) => /[\\p{L}--[a-z]]/v.test(text);';
    expect(compile(source, 'build-html')).toContain('/v');
    expect(compile(source, 'build-javascript')).not.toContain('/v.');
  });
});
