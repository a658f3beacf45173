import { expect, test } from 'vitest';
import { apiMember, apiSymbol, declaredApi } from '../../../tests/support/api';
import { compile as compilePage } from '../../../tests/support/compile';
import { versionApi, type ApiHistory } from '../api/versionApi';

const older = declaredApi(
  apiSymbol('Options', { members: [apiMember('depth')] }),
  apiSymbol('gone', { kind: 'function', signature: 'function gone(): void' }),
);
const newer = declaredApi(
  apiSymbol('Options', {
    extends: ['Base'],
    members: [
      apiMember('depth', { type: 'number', default: '3' }),
      apiMember('field', { type: 'Field | null', optional: false }),
    ],
  }),
  apiSymbol('Texts', { members: ['one', 'two'].map((name) => apiMember(name, { optional: false })) }),
  apiSymbol('build', { kind: 'function', signature: 'function build(): Field' }),
  apiSymbol('Pair', { kind: 'type', signature: "type Pair<T = 'a'> = [T, T]" }),
  apiSymbol('limit', { kind: 'constant', signature: 'const limit = 3' }),
);

const labelled = [
  { label: 'v1', api: older },
  { label: 'v2', api: newer },
];
const api = versionApi(labelled, 1);
const documented = ['Field', 'Options'];

const compile = (body: string) =>
  compilePage(body, {
    link: (target) => target.replace('api:', '/reference#api-'),
    api: { ...api, documentedName: (name) => documented.find((it) => it === name) },
  });

const htmlOf = async (body: string) => (await compile(body)).html;

test('Api of a member shows its type, its default and its previous type', async () => {
  expect(await htmlOf('<Api of="Options.depth" />')).toBe(
    '<div class="api" id="api-Options.depth"><p><span>Type <code translate="no">number</code></span> ' +
      '<span>Default <code translate="no">3</code></span></p><details><summary>' +
      '<span class="changed">Changed in v2</span></summary>' +
      '<p>Before: <code translate="no">string</code></p></details></div>',
  );
});

test('names in a type link to their documentation', async () => {
  expect(await htmlOf('<Api of="Options.field" />')).toContain(
    '<code translate="no"><a href="/p/reference#api-Field">Field</a> | null</code>',
  );
});

test('Api of a symbol shows its declaration', async () => {
  expect(await htmlOf('<Api of="build" />')).toMatch(
    /<span class="kind">function<\/span> <code translate="no">lib<\/code>.*New in v2.*<figure class="sample">/,
  );
});

test('a symbol ends with a place for the samples that use it, also in a table, and its twin has none', async () => {
  const place = '<details class="uses script-only"><summary>Samples</summary></details>';
  expect(await htmlOf('<Api of="build" />')).toContain(`</figure>${place}</div>`);
  expect(await htmlOf(TABLE)).toContain(`${place}</div>`);
  const { html, markdown } = await compile('<ApiNames of="build">\n\n- `build`: makes it.\n\n</ApiNames>');
  expect(html).toContain(`Makes it.${place}</td>`);
  expect(markdown).not.toContain('Samples');
});

test('a default that contradicts the package fails', async () => {
  await expect(compile('Text.\n\n<Api of="Options.depth" default="4" />')).rejects.toThrow(
    'content/docs/5/a.mdx:7: Options.depth: expected the default 3, which the package declares, not 4',
  );
});

test('an author may give a default that the package does not declare', async () => {
  expect(await htmlOf('<Api of="Options.field" default="the first" />')).toContain(
    '<code translate="no">the first</code>',
  );
});

test('keeps a space between two elements', async () => {
  const html = await htmlOf(
    '<ApiTable of="Options">\n\n- `depth`: how `a` `b`.\n- `field`: *one* **two**\n\n</ApiTable>',
  );
  expect(html).toContain('<code translate="no">a</code> <code translate="no">b</code>');
  expect(html).toContain('<em>one</em> <strong>two</strong>');
});

test('the search has the words of a table, not its types and defaults', async () => {
  const { sections } = await compile(TABLE);
  expect(sections.find(({ label }) => label === 'depth')?.text).toBe('How deep.');
});

const TABLE = '<ApiTable of="Options">\n\n- `depth`: how *deep*.\n- `field` = `none`: which one.\n\n</ApiTable>';

test('ApiTable joins the descriptions in its list with the types of the package', async () => {
  const html = await htmlOf(TABLE);
  expect(html).toContain('How <em>deep</em>.');
  expect(html).toContain('<span>Default <code translate="no">3</code></span>');
  expect(html).toContain('<span class="required">required</span>');
  expect(html).toContain('And those of <code translate="no">Base</code>');
});

test('anchors are listed as link targets', async () => {
  expect((await compile(`${TABLE}\n\n<ApiNames of="limit">\n\n- \`limit\`: at most.\n\n</ApiNames>`)).anchors).toEqual([
    'api-Options',
    'api-limit',
  ]);
});

test('a symbol that has a declaration and a table has one anchor', async () => {
  const { html, anchors } = await compile(`<Api of="Options" />\n\n${TABLE}`);
  expect(anchors).toEqual(['api-Options']);
  expect(html.match(/ id="/g)).toHaveLength(1);
});

const NO_HISTORY = { since: null, addedIn: null, isLate: false, changed: null, removedIn: null, changedIn: [] };

/** What the badges say, where a symbol and its member `field` have these histories. */
async function badgesOf(
  body: string,
  symbolHistory: Partial<ApiHistory>,
  ofField: Partial<ApiHistory> = symbolHistory,
) {
  const { html } = await compilePage(body, {
    api: {
      ...api,
      history: (_, it) => ({ ...NO_HISTORY, ...(it?.name === 'field' ? ofField : symbolHistory) }),
      documentedName: () => undefined,
    },
  });
  return [...html.matchAll(/class="(?:new|changed|removed)">([^<]*)/g)].map(([, text]) => text);
}

test('a name that a later release of the version added has that release, without the zero of a minor one', async () => {
  const late = { since: '2.3.0', addedIn: 'v2', isLate: true };
  expect(await badgesOf('<Api of="build" />', late)).toEqual(['Since 2.3']);
  expect(await badgesOf('<Api of="build" />', { ...late, since: '2.3.1 or earlier' })).toEqual([
    'Since 2.3.1 or earlier',
  ]);
  expect(await badgesOf('<Api of="build" />', { ...late, isLate: false })).toEqual(['New in v2']);
  expect(await badgesOf('<Api of="build" />', { since: '1.0.0' })).toEqual([]);
});

test('a table says once what is true of its symbol, and of a member only what differs', async () => {
  const added = { since: '2.0.0', addedIn: 'v2', removedIn: 'v3' };
  expect(await badgesOf(TABLE, added)).toEqual(['New in v2', 'Removed in v3']);
  expect(await badgesOf(`<Api of="Options" />\n\n${TABLE}`, added)).toEqual(['New in v2', 'Removed in v3']);
  const later = { since: '2.1.0', addedIn: 'v2', isLate: true };
  expect(await badgesOf(TABLE, added, later)).toEqual(['New in v2', 'Removed in v3', 'Since 2.1']);
});

test('ApiTable says once that each member is required, and a row is one line of markdown', async () => {
  const { html, markdown } = await compile('<ApiTable of="Texts">\n\n- `one`: first.\n- `two`: second.\n\n</ApiTable>');
  expect(html.match(/required/g)).toHaveLength(2);
  expect(html).toContain('<p><span class="required">each required</span></p>');
  expect(markdown).toContain('| `one` | `string` First. |\n| `two` | `string` Second. |');
});

test.each([
  ['- `depth`: one.', 'expected words for field'],
  ['- `depth`: one.\n- `field`: two.\n- `third`: three.', 'the package declares no third'],
  ['- `depth`: one.\n- `field`:', 'expected words after `field`:'],
  ['- depth: one.\n- `field`: two.', 'not "depth: one."'],
  ['Words.', 'expected one list'],
])('ApiTable with %j fails', async (list, message) => {
  await expect(compile(`<ApiTable of="Options">\n\n${list}\n\n</ApiTable>`)).rejects.toThrow(message);
});

test('ApiNames shows a declaration without its keyword', async () => {
  expect(await htmlOf('<ApiNames of="limit">\n\n- `limit`: at most.\n\n</ApiNames>')).toContain(
    '<code translate="no">3</code>',
  );
});

test('ApiNames shows a type without its name and parameters', async () => {
  expect(await htmlOf('<ApiNames of="Pair">\n\n- `Pair`: two.\n\n</ApiNames>')).toContain(
    '<code translate="no">[T, T]</code>',
  );
});

test('ApiChanges lists what was added, changed and removed', async () => {
  const html = await htmlOf('<ApiChanges />');
  expect(html).toMatch(
    /Added in .*build.*Pair.*limit.*Changed in .* was <code translate="no">string<\/code> and is <code translate="no">number<\/code>.*Removed in .*gone/,
  );
});

test('a name that the packages do not declare fails with file and line', async () => {
  await expect(compile('<Api of="nothing" />')).rejects.toThrow('content/docs/5/a.mdx:5: "nothing": expected a name');
});
