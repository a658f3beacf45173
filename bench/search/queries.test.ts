import { expect, test } from 'vitest';
import recorded from '../../tests/anchors.json' with { type: 'json' };
import { ROUTES } from '../../tests/support/routes';
import { KINDS, parseQueries, readQueries, SETS, type JudgedQuery } from './queries';

const anchors: Record<string, string[]> = recorded;
const paths = new Set(ROUTES.map(({ path }) => path));

const sets = SETS.map((name) => readQueries(name));
const all = sets.flat();

const share = (queries: JudgedQuery[], key: 'kind' | 'version', value: string) =>
  queries.filter((query) => query[key] === value).length / queries.length;

const exists = (answer: string) => {
  const [path = '', anchor] = answer.split('#');
  return paths.has(path) && (anchor === undefined || (anchors[path] ?? []).includes(anchor));
};

test.each(SETS)('the %s set is large enough to judge by', (name) => {
  expect(readQueries(name).length).toBeGreaterThanOrEqual(80);
});

test('each answer is a place of the site', () => {
  expect(exists('/docs/intro#nowhere')).toBe(false);
  const missing = all.flatMap(({ query, answers }) =>
    answers.filter((answer) => !exists(answer)).map((answer) => `${query}: ${answer}`),
  );
  expect(missing).toEqual([]);
});

test('no query occurs twice for one version, whatever its letter case', () => {
  const asked = all.map(({ query, version }) => `${version}: ${query.toLowerCase()}`);
  expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([]);
});

const VERSIONS = [...new Set(all.map(({ version }) => version))];

test.each([
  ...KINDS.map((kind) => ['kind', kind] as const),
  ...VERSIONS.map((version) => ['version', version] as const),
])('the %s %s has the same share in both sets', (key, value) => {
  const [first = 0, second = 0] = sets.map((queries) => share(queries, key, value));
  expect(first).toBeGreaterThan(0.05);
  expect(Math.abs(first - second)).toBeLessThan(0.03);
});

const entry = (lines: Record<string, string>) =>
  Object.entries({ query: 'dnd', version: "'5'", kind: 'parts', answers: "['/docs/intro']", ...lines })
    .map(([key, value], index) => `${index === 0 ? '- ' : '  '}${key}: ${value}\n`)
    .join('');

test('an entry is read unchanged', () => {
  expect(parseQueries(entry({}), 'q.yml')).toEqual([
    { query: 'dnd', version: '5', kind: 'parts', answers: ['/docs/intro'] },
  ]);
});

test.each([
  [{ query: '5' }, 'q.yml:5: query: expected text; put numbers in quotes'],
  [{ query: "'dnd '" }, 'q.yml:5: query: expected text without spaces at its ends'],
  [{ version: "'2'" }, 'q.yml:6: version: expected 3 or 4 or '],
  [{ kind: 'wish' }, 'q.yml:7: kind: expected symbol or parts or typo or question or prefix or demo'],
  [{ answers: '[]' }, 'q.yml:8: answers: expected at least one path'],
  [{ answers: "['/docs/intro', '/docs/intro']" }, 'q.yml:8: answers: expected each path once'],
  [{ answers: '[docs/intro]' }, 'q.yml:8: answers: expected a path such as /docs/intro, or one with an anchor'],
  [{ rank: '1' }, 'q.yml:9: rank: unknown key; expected one of query, version, kind, answers'],
])('%o fails with file, line and what was expected', (lines, message) => {
  expect(() => parseQueries(entry({}) + entry(lines), 'q.yml')).toThrow(message);
});
