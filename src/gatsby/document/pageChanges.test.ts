import { expect, test } from 'vitest';
import { apiChange } from '../../../tests/support/api';
import { changedName } from '../api/compareApis';
import { findPageChanges } from './pageChanges';

const API = {
  previousLabel: 'v4',
  changes: [
    apiChange('added', 'Props.onLog'),
    apiChange('changed', 'Props.fields'),
    apiChange('removed', 'Props.inline'),
    apiChange('added', 'Field'),
    apiChange('added', 'build'),
    apiChange('removed', 'gone'),
    apiChange('changed', 'RuleDnD', '@lib/dnd.v2'),
  ],
  defaults: [{ package: 'lib', symbol: 'Options', member: 'format', before: "'json'", after: "'sql'" }],
};

const textWith = (documents: string[]) => documents.map((name) => `<Api of="${name}" />`).join('\n\n');

test.each<[documents: string[], before: string[], changes: string[]]>([
  [['Props.fields'], [], ['Props.fields']],
  [['Props'], [], ['Props.onLog', 'Props.fields', 'Props.inline']],
  [['Field.name', 'Field.label'], [], ['Field']],
  [['lib:build'], [], ['build']],
  [['@lib/dnd:build'], [], []],
  [['@lib/dnd.v2:RuleDnD'], [], ['RuleDnD']],
  [['@lib/dnd.v2:RuleDnD.moves'], [], ['RuleDnD']],
  [['other'], ['gone', 'Props.inline', 'Props.fields'], ['Props.inline', 'gone']],
  [[], [], []],
])('of a page that documents %j, and before %j, changed %j', async (documents, before, changes) => {
  const found = await findPageChanges(textWith(documents), textWith(before), API);
  expect((found?.names ?? []).map(changedName)).toEqual(changes);
});

test('tells defaults of what it documents, results of samples, and since when', async () => {
  const text = (value: number) => `<Api of="Options.format" />\n\n## SQL\n\n\`\`\`ts\nf(); // => ${value}\n\`\`\`\n`;
  expect(await findPageChanges(text(2), text(1), API)).toEqual({
    since: 'v4',
    names: [],
    defaults: API.defaults,
    outputs: [{ heading: { id: 'sql', text: 'SQL' }, code: 'f();', before: '1', after: '2' }],
  });
});

test('is null where nothing changed, and knows no results of a page that does not parse', async () => {
  const text = 'Text.\n\n```ts\nf(); // => 1\n```\n';
  expect(await findPageChanges(text, text, API)).toBeNull();
  expect(await findPageChanges(text, '<Tab', API)).toBeNull();
});
