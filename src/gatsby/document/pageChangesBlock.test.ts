import { expect, test } from 'vitest';
import { apiChange } from '../../../tests/support/api';
import type { PageChanges } from './pageChanges';
import { pageChangesBlock } from './pageChangesBlock';
import { printHtml } from './pageHtml';

const none: PageChanges = { since: 'v4', names: [], defaults: [], outputs: [] };
const output = (id: string, text: string) => ({ heading: { id, text }, code: 'f();', before: '1', after: '2' });

const ANCHORS = new Set(['api-Props.fields', 'api-Field', 'sql']);
const htmlOf = (changes: Partial<PageChanges>) => printHtml(pageChangesBlock({ ...none, ...changes }, ANCHORS));
const inDetails = (...items: string[]) =>
  `<details><summary>Changed on this page since v4</summary><ul>${items.map((it) => `<li>${it}</li>`).join('')}</ul></details>`;

test('lists names by kind, with links to those that the page still has', () => {
  const names = [
    apiChange('removed', 'gone'),
    apiChange('added', 'Field'),
    apiChange('changed', 'build'),
    apiChange('added', 'Props.fields'),
  ];
  expect(htmlOf({ names })).toBe(
    inDetails(
      'New: <a href="#api-Field"><code>Field</code></a>, ' +
        '<a href="#api-Props.fields"><code>fields</code></a> of <code>Props</code>',
      'Changed: <code>build</code>',
      'Removed: <code>gone</code>',
    ),
  );
});

test('lists members of one symbol together', () => {
  expect(htmlOf({ names: [apiChange('added', 'Field.a'), apiChange('added', 'Field.b')] })).toBe(
    inDetails('New: <a href="#api-Field"><code>Field</code></a> (<code>a</code>, <code>b</code>)'),
  );
});

test('counts the members of a symbol when they are many', () => {
  const names = 'abcdefghi'.split('').map((it) => apiChange('changed', `Props.${it}`));
  expect(htmlOf({ names })).toBe(inDetails('Changed: <code>Props</code> (9 members)'));
});

test('says which default was another', () => {
  const defaults = [{ package: 'lib', symbol: 'Props', member: 'fields', before: '1', after: '2' }];
  expect(htmlOf({ defaults })).toBe(
    inDetails(
      'Other defaults: <a href="#api-Props.fields"><code>Props.fields</code></a> was <code>1</code> and is <code>2</code>',
    ),
  );
});

test('links to the headings of samples that give something else, each once', () => {
  const outputs = [output('sql', 'SQL'), output('sql', 'SQL'), { ...output('', ''), heading: null }];
  expect(htmlOf({ outputs })).toBe(inDetails('Other results: <a href="#sql">SQL</a>, above the first heading'));
});
