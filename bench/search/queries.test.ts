import { expect, test } from 'vitest';
import recorded from '../../tests/anchors.json' with { type: 'json' };
import { ROUTES } from '../../tests/support/routes';
import { HALVES, KINDS, readQueries, type JudgedQuery } from './queries';

const anchors: Record<string, string[]> = recorded;
const paths = new Set(ROUTES.map(({ path }) => path));

const halves = HALVES.map(readQueries);
const all = halves.flat();

const share = (queries: JudgedQuery[], key: 'kind' | 'version', value: string) =>
  queries.filter((query) => query[key] === value).length / queries.length;

const exists = (answer: string) => {
  const [path = '', anchor] = answer.split('#');
  return paths.has(path) && (anchor === undefined || (anchors[path] ?? []).includes(anchor));
};

test.each(HALVES)('the %s half is large enough to judge by', (half) => {
  expect(readQueries(half).length).toBeGreaterThanOrEqual(80);
});

test('each query has an answer, and each answer is a place of the site', () => {
  expect(exists('/docs/intro#nowhere')).toBe(false);
  expect(all.filter(({ answers }) => answers.length === 0)).toEqual([]);
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
])('the %s %s has the same share in both halves', (key, value) => {
  const [first = 0, second = 0] = halves.map((queries) => share(queries, key, value));
  expect(first).toBeGreaterThan(0.05);
  expect(Math.abs(first - second)).toBeLessThan(0.03);
});
