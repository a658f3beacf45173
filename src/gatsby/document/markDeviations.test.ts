import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { markDeviations } from './markDeviations';
import { printHtml } from './pageHtml';
import { sampleKey, type PageRuns } from './runsOn';

const LABELS = new Map([
  ['next', 'Next'],
  ['4', 'v4'],
]);

const runsWith = (deviations: PageRuns['table']['deviations']): PageRuns => ({
  docId: 'a',
  label: 'v5',
  labels: LABELS,
  table: { compared: [], digest: '', deviations },
});

const sample = (code: string, place?: string): Element => ({ ...h('figure', code), data: { sample: { code, place } } });

/** The HTML of samples and of the sentence. */
function marked(deviations: PageRuns['table']['deviations'], ...samples: Element[]) {
  const sentence = markDeviations(samples, runsWith(deviations));
  return [...samples, ...(sentence ? [sentence] : [])].map((it) => printHtml(it));
}

const missing = { 'no exported member `b`': [sampleKey('b')] };

test('marks the samples that deviate, with the reason, and says what holds for the others', () => {
  expect(marked({ a: { '4': missing } }, sample('a'), sample('b'), sample('c'))).toEqual([
    '<figure>a</figure>',
    '<figure>b<details><summary>Differs on v4</summary><p>no exported member <code>b</code></p></details></figure>',
    '<figure>c</figure>',
    '<p class="runs-on">Samples without a mark run the same on Next and v4.</p>',
  ]);
});

test('names the versions of each reason, or one reason of several versions once', () => {
  const [, same] = marked({ a: { '4': missing, next: missing } }, sample('a'), sample('b'), sample('c'), sample('d'));
  expect(same).toContain('<summary>Differs on Next and v4</summary><p>no exported member <code>b</code></p></details>');
  const other = { 'it throws': [sampleKey('b')] };
  const [, several] = marked({ a: { '4': missing, next: other } }, sample('a'), sample('b'), sample('c'), sample('d'));
  expect(several).toContain('<p>Next: it throws</p><p>v4: no exported member <code>b</code></p></details>');
});

test('says once of a version that most samples do not run there', () => {
  const all = { 'it throws': [sampleKey('a'), sampleKey('b')] };
  expect(marked({ a: { '4': all } }, sample('a'), sample('b'))).toEqual([
    '<figure>a</figure>',
    '<figure>b</figure>',
    '<p class="runs-on">Samples without a mark run the same on Next. Most samples do not run the same on v4.</p>',
  ]);
  expect(marked({ a: { '4': all, next: all } }, sample('a'), sample('b')).at(-1)).toBe(
    '<p class="runs-on">Most samples do not run the same on Next and v4.</p>',
  );
});

test('an example has its own place, and a page without samples nothing to say', () => {
  const table = { '_examples/one': { '4': missing }, a: { '4': { 'it throws': [sampleKey('b')] } } };
  expect(marked(table, sample('b', '_examples/one'), sample('a'), sample('c'))[0]).toContain('no exported member');
  expect(marked(table, h('figure', 'b'))).toEqual(['<figure>b</figure>']);
});

test('marks a sample in two languages once, in the page and in its markdown', async () => {
  const code = 'const level: number = 1;';
  const runs = runsWith({ a: { '4': { 'it throws `Error`': [sampleKey(code)] } } });
  const body = `${['```ts', code, '```'].join('\n')}\n\n${['```ts {1}', 'other;', '```'].join('\n')}\n\n${['```json', '{}', '```'].join('\n')}`;
  const { html, markdown, sections } = await compile(body, { runs });
  expect(html.match(/<summary>Differs on v4<\/summary>/g)).toHaveLength(1);
  expect(markdown).toContain(
    `${code}\n\`\`\`\n\n<details>\n<summary>Differs on v4</summary>\n\nit throws \`Error\`\n\n</details>\n\n\`\`\`ts\nother;`,
  );
  expect(markdown).toContain('Samples without a mark run the same on Next and v4.');
  expect(JSON.stringify(sections)).not.toContain('Differs');
});

test('a sample whose lines are marked as deleted is known without them, and one for another version not', async () => {
  const runs = runsWith({ a: { '4': { 'it throws': [sampleKey('\nb;'), sampleKey('c;')] } } });
  const fences = ['```ts del={1}\na;\nb;\n```', '```ts version="4"\nc;\n```', '```ts\nd;\n```', '```ts\ne;\n```'];
  const { html } = await compile(fences.join('\n\n'), { runs });
  expect(html.match(/Differs on v4/g)).toHaveLength(1);
  expect(html.indexOf('Differs on v4')).toBeLessThan(html.indexOf('before'));
});

test('the editor of an example offers the versions on which it runs, its own first', async () => {
  const deviations = { '_examples/intro/fields': { '4': { 'it throws': [sampleKey('export default () => null;')] } } };
  const editor = '<Example name="intro/fields" editable />';
  expect((await compile(editor, { runs: runsWith(deviations) })).html).toContain('data-versions="5=v5&amp;next=Next"');
  expect((await compile(editor)).html).not.toContain('data-versions');
});
