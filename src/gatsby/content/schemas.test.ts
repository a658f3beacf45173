import { expect, test } from 'vitest';
import { z, type ZodType } from 'zod';
import { contentVersions, readQuestions, readSynonyms } from './readContent';
import {
  apiHistorySchema,
  categorySchema,
  librariesSchema,
  librarySchema,
  questionsSchema,
  redirectsSchema,
  siteSchema,
  synonymsSchema,
  versionsSchema,
} from './schemas';

// What else each table accepts, and what it refuses with file and line, is tested in src/gatsby/check.

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
  links: { repository: 'https://a.example', chat: 'https://b.example' },
  footer: [],
};
const announced = (more: object) => ({ ...site, announcement: { id: 'v-6_a', text: 'News', ...more } });
const link = (to: string) => announced({ link: { label: 'Read', to } });
const five = { name: '5', label: 'v5.x' };
const versions = (...of: object[]) => ({ latest: '5', versions: of });
const sentence = 'Try the query builder with the buttons and inputs of this library.';
const library = { name: 'bulma', path: '/demo/bulma', label: 'Bulma', title: 'Bulma demo', description: sentence };
const folder = { stylesheets: ['bulma/css/bulma.css', './styles.css'], packages: ['bulma'] };
const released = (more: object) => ({ lib: [{ release: '5.3.1', recorded: '2026-11-26', ...more }] });
const described = (description: string) => ({ label: 'Tips', position: 1, description });
const question = { question: 'Why?', asked: 'https://a.example', phrasings: ['why', 'wherefore'] };

test.each<[string, ZodType, unknown]>([
  ['a banner', versionsSchema, versions({ ...five, banner: 'Read this.' })],
  ['no redirects', redirectsSchema, []],
  ['40 characters', categorySchema, described('x'.repeat(40))],
  ['160 characters and a line end', categorySchema, described(`${'x'.repeat(160)}\n`)],
])('%s passes', (_, schema, value) => {
  expect(refusal(schema, value)).toBeNull();
});

const aSentence = 'description: expected one plain sentence of 40 to 160 characters';

test.each<[string, ZodType, unknown]>([
  ['announcement.link.to: expected a path that begins with /', siteSchema, link('javascript:alert(1)')],
  ['announcement.id: expected at most 50 letters', siteSchema, announced({ id: 'a b' })],
  ['versions: expected at least one version', versionsSchema, versions()],
  ['equivalents.0: expected two pages', versionsSchema, { ...versions(five), equivalents: [['umd']] }],
  ['0.to: expected a path', redirectsSchema, [{ from: '/x', to: 'https://a.example' }]],
  ['0.to: expected another path than', redirectsSchema, [{ from: '/x', to: '/x' }]],
  ['1.from: /old again', redirectsSchema, ['/a', '/b'].map((to) => ({ from: '/old', to }))],
  ['0.name: expected letters, digits', librariesSchema, [{ ...library, name: '../bulma' }]],
  ['stylesheets.0: expected text', librarySchema, { ...folder, stylesheets: [''] }],
  ['lib.0.release: expected a release such as 5.3.1', apiHistorySchema, released({ release: 'v5' })],
  ['lib.0.recorded: expected a day such as 2026-11-26', apiHistorySchema, released({ recorded: '2026-13-26' })],
  ['lib.0.added.Field', apiHistorySchema, released({ added: { Field: 'name' } })],
  [aSentence, categorySchema, described('x'.repeat(39))],
  [aSentence, categorySchema, described('x'.repeat(161))],
  [aSentence, categorySchema, described(`Short.${' '.repeat(50)}`)],
  ['MongoDB: expected at least one word', synonymsSchema, { MongoDB: [] }],
  ['MongoDB: expected each word or phrase once', synonymsSchema, { MongoDB: ['mongo', 'Mongo'] }],
  [
    '0.answers.next.0: expected a page such',
    questionsSchema(z.string()),
    [{ ...question, answers: { next: ['Export'] } }],
  ],
  ['0.answers.next: expected at least one', questionsSchema(z.string()), [{ ...question, answers: { next: [] } }]],
])('refuses with "%s"', (expected, schema, value) => {
  expect(refusal(schema, value)).toContain(expected);
});

test('maps each phrase of visitors to the words of the documentation', () => {
  const synonyms = new Map(readSynonyms());
  expect(synonyms.get('mongo')).toEqual(['MongoDB']);
  // Some phrases have several meanings.
  expect(synonyms.get('read only')?.length).toBeGreaterThan(1);
});

test('each question is asked once, with the place where it is, and answered in versions that there are', () => {
  const questions = readQuestions();
  const texts = questions.map((it) => it.question);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(questions[0]).toMatchObject({ file: expect.stringMatching(/^content\/questions\/[\w-]+\.yml$/), line: 1 });
  const names = contentVersions().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(questions.flatMap(({ answers }) => Object.keys(answers))));
});
