import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import {
  apiHistorySchema,
  categorySchema,
  librariesSchema,
  librarySchema,
  redirectsSchema,
  siteSchema,
  versionsSchema,
} from './schemas';

/** The first issue of a schema, with its path; null for a valid value. */
function refusal(schema: ZodType, value: unknown): string | null {
  const { error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null;
}

const site = {
  title: 'Site',
  tagline: 'A site',
  description: 'Its description',
  links: { repository: 'https://a.example', chat: 'https://b.example', package: 'https://c.example' },
  footer: [{ title: 'Docs', links: [{ label: 'Start', to: '/docs/intro' }] }],
};
const announcement = { id: 'v-6_a', text: 'News' };
const aTarget = 'expected a path that begins with / or an address that begins with https://';
const link = (to: string) => ({ ...site, footer: [{ title: 'Docs', links: [{ label: 'Start', to }] }] });

test.each([
  [null, site],
  [null, { ...site, announcement: { ...announcement, link: { label: 'Read', to: '/docs/next/intro#new' } } }],
  [null, link('https://a.example/x?y#z')],
  [`footer.0.links.0.to: ${aTarget}`, link('docs/intro')],
  [`footer.0.links.0.to: ${aTarget}`, link('javascript:alert(1)')],
  [
    'links.chat: expected an address that begins with https://',
    { ...site, links: { ...site.links, chat: 'http://b.example' } },
  ],
  [
    'announcement.id: expected at most 50 letters, digits, - and _',
    { ...site, announcement: { ...announcement, id: 'a b' } },
  ],
  [': Unrecognized key: "twitter"', { ...site, twitter: 'x' }],
])('site.yml: %s', (expected, value) => {
  expect(refusal(siteSchema, value)).toBe(expected);
});

const five = { name: '5', label: 'v5.x' };
const four = { name: '4', label: 'v4.x' };
const aName = 'expected a name, not . or .., which mean other folders';

test.each([
  [null, { latest: '5', versions: [five] }],
  [null, { latest: '4', versions: [five, four], equivalents: [['umd', 'buildless', 'cdn']] }],
  [null, { latest: '5', versions: [{ ...five, path: 'v5.x', banner: 'Read this.' }] }],
  ['latest: expected the name of one of the versions below', { latest: '6', versions: [five, four] }],
  ['versions: expected at least one version', { latest: '5', versions: [] }],
  ['versions.1.name: 5 again; expected each once', { latest: '5', versions: [five, five] }],
  [
    'versions.1.path: 5 again; expected each once; a version without one uses its name',
    { latest: '5', versions: [five, { ...four, path: '5' }] },
  ],
  [`versions.0.path: ${aName}`, { latest: '5', versions: [{ ...five, path: '..' }] }],
  [`versions.0.name: ${aName}`, { latest: '..', versions: [{ ...five, name: '..' }] }],
  [null, { latest: '5', versions: [{ ...five, path: '...' }] }],
  ['versions.0.path: expected letters, digits, ., - and _', { latest: '5', versions: [{ ...five, path: '/v5' }] }],
  ['equivalents.0: expected two pages or more', { latest: '5', versions: [five], equivalents: [['umd']] }],
])('versions.yml: %s', (expected, value) => {
  expect(refusal(versionsSchema, value)).toBe(expected);
});

const aPath = 'expected a path such as /docs/intro, without a slash at its end';

const rules = (...texts: string[]) =>
  texts.map((text) => {
    const [from, to] = text.split(' > ');
    return { from, to };
  });

test.each([
  [null, []],
  [null, rules('/old/page > /', '/old > /demo')],
  [`0.from: ${aPath}`, rules('/old/ > /demo')],
  [`0.from: ${aPath}`, rules('old > /demo')],
  [`0.from: ${aPath}`, rules('/Old > /demo')],
  [`1.to: ${aPath}`, rules('/old > /demo', '/x > https://a.example')],
  [`0.to: ${aPath}`, rules('/old > /a b')],
  ['1.to: expected another path than that of "from"', rules('/old > /demo', '/x > /x')],
  ['1.from: /old again; expected each once', rules('/old > /a', '/old > /b')],
])('redirects.yml: %s', (expected, value) => {
  expect(refusal(redirectsSchema, value)).toBe(expected);
});

const sentence = 'Try the query builder with the buttons and inputs of this library.';
const library = { name: 'bulma', path: '/demo/bulma', label: 'Bulma', title: 'Bulma demo', description: sentence };

test.each([
  [null, [library]],
  [`0.path: ${aPath}`, [{ ...library, path: '/demo/bulma/' }]],
  ['0.name: expected letters, digits, ., - and _', [{ ...library, name: '../bulma' }]],
  ['1.name: bulma again; expected each once', [library, { ...library, path: '/demo/other' }]],
  ['1.path: /demo/bulma again; expected each once', [library, { ...library, name: 'other' }]],
  ['0.description: expected one plain sentence of 40 to 160 characters', [{ ...library, description: 'Short.' }]],
])('libraries.yml: %s', (expected, value) => {
  expect(refusal(librariesSchema, value)).toBe(expected);
});

const folder = { stylesheets: ['bulma/css/bulma.css', './styles.css'], packages: ['bulma'] };

test.each([
  [null, folder],
  [null, { ...folder, classNamesIn: ['./controls'] }],
  ['stylesheets.0: expected text, not nothing', { ...folder, stylesheets: [''] }],
  ['packages: Invalid input: expected array, received undefined', { stylesheets: [] }],
  [': Unrecognized key: "styles"', { ...folder, styles: [] }],
])('library.json: %s', (expected, value) => {
  expect(refusal(librarySchema, value)).toBe(expected);
});

test.each([39, 40, 160, 161])('a description of %i characters', (length) => {
  const taken = refusal(categorySchema, { label: 'Tips', position: 1, description: 'x'.repeat(length) });
  expect(taken).toBe(
    length === 40 || length === 160 ? null : 'description: expected one plain sentence of 40 to 160 characters',
  );
});

test('a description of spaces only is refused, and space around one does not count', () => {
  const refused = 'description: expected one plain sentence of 40 to 160 characters';
  for (const description of [' '.repeat(50), `Short.${' '.repeat(50)}`])
    expect(refusal(categorySchema, { label: 'Tips', position: 1, description })).toBe(refused);
  const description = `${'x'.repeat(160)}\n`;
  expect(categorySchema.parse({ label: 'Tips', position: 1, description }).description).toHaveLength(160);
});

test('api-history.yml: a release has three numbers, and its names are lists', () => {
  const release = { release: '5.3.1', recorded: '2026-11-26' };
  const refused = (changed: object) => refusal(apiHistorySchema, { lib: [{ ...release, ...changed }] });
  expect(refused({ added: { Field: ['name'] } })).toBeNull();
  expect(refused({ release: 'v5' })).toBe('lib.0.release: expected a release such as 5.3.1');
  expect(refused({ recorded: 'May' })).toContain('expected a day such as 2026-11-26');
  expect(refused({ added: { Field: 'name' } })).toContain('lib.0.added.Field');
});
