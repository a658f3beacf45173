import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { markByNext } from './markByNext';
import { printHtml } from './pageHtml';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;

/** The classes of the blocks of a text. */
async function classesOf(...parts: string[]): Promise<string[]> {
  const { html } = await compile(`Text.\n\n${parts.join('')}`);
  return [...html.matchAll(/<(?:figure|div) class="((?:sample|tabs)[^"]*)"/g)].map(([, classes = '']) => classes);
}

test('a call is joined to what it returns, in both languages too', async () => {
  const [call, typed, result] = [fence('ts', 'f();'), fence('ts', 'f() as A;'), fence('json output', '1')];
  expect(await classesOf(call, result)).toEqual(['sample joined', 'sample output']);
  expect(await classesOf(typed, result)).toEqual(['tabs code-tabs joined', 'sample', 'sample output']);
  expect(await classesOf(call, call, 'Text.\n\n', result)).toEqual(['sample', 'sample', 'sample output']);
});

test('a sample for the version before is joined to the one for this version', async () => {
  const [before, typed] = [fence('ts version="4"', 'f();'), fence('ts version="4"', 'f() as A;')];
  const now = fence('ts', 'g();');
  expect(await classesOf(before, now)).toEqual(['sample before joined', 'sample']);
  expect(await classesOf(typed, now)).toEqual(['tabs code-tabs before joined', 'sample before', 'sample']);
});

test('a heading above a declaration has a class', () => {
  const root = h(null, [h('h2', 'API'), h('h3', 'formatQuery'), ' ', h('div.api'), h('h3', 'SQL'), h('p', 'Text.')]);
  markByNext(root);
  expect(printHtml(root)).toContain(
    '<h2>API</h2><h3 class="documented">formatQuery</h3> <div class="api"></div><h3>SQL</h3>',
  );
});
