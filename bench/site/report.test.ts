import { expect, test } from 'vitest';
import { figureCell, writeReport, type Measured } from './report';

const page = (figures: Measured['figures'], aims: Measured['page']['aims'] = {}): Measured => ({
  page: { path: '/a', aims },
  figures,
});

const growth = { date: '2026-01-02', rows: [] };
const builds = { date: '2026-01-03', rows: [] };

test.each([
  ['beforeLoad', 105_000, '105.0 kB (≤ 105.0 kB: met)'],
  ['beforeLoad', 105_001, '105.0 kB (≤ 105.0 kB: **not met**)'],
  ['performance', 0.99, '99 (≥ 99: met)'],
  ['performance', 0.98, '98 (≥ 99: **not met**)'],
  ['layoutShift', 0, '0 (≤ 0: met)'],
  ['layoutShift', 0.0003, '0.0003 (≤ 0: **not met**)'],
  ['nextPage', 1416.4, '1,416 ms'],
  ['largestPaint', 1850, '1.9 s'],
] as const)('%s of %d is shown as %s', (name, value, expected) => {
  const aims = { beforeLoad: 105_000, performance: 0.99, layoutShift: 0 };
  expect(figureCell(name, page({ [name]: value }, aims))).toBe(expected);
});

test('a figure that was not measured has an empty cell, even where there is an aim', () => {
  expect(figureCell('seo', page({}, { seo: 1 }))).toBe('');
});

test('the table has the measured columns, with the site first, then the peers that have them', async () => {
  const measured = [page({ nextPage: 99 }), page({})];
  const report = await writeReport({ facts: ['A fact.'], measured, failures: [], growth, builds });
  const rows = report.split('\n').filter((line) => line.startsWith('|'));
  expect(rows[0]).toMatch(/^\| +\| Next page +\|$/);
  expect(rows.filter((row) => row.startsWith('| `/a`'))).toHaveLength(2);
  expect(rows.filter((row) => row.startsWith('| Docusaurus 3'))).toEqual([
    expect.stringMatching(/docs page +\| 336 to 343 ms +\|$/),
  ]);
  expect(report).toContain('- A fact.');
  expect(report).not.toContain('Not measured');
});

test('the report lists each failure with its reason', async () => {
  const report = await writeReport({
    facts: [],
    measured: [page({ seo: 1 })],
    failures: ['bytes of /a: refused'],
    growth,
    builds,
  });
  expect(report).toMatch(/Not measured:\n\n- bytes of \/a: refused/);
});

test('the report shows the growth of the build and the day of its measurement', async () => {
  const report = await writeReport({ facts: [], measured: [], failures: [], growth, builds });
  expect(report).toMatch(/## How the build grows\n\n\| Pages +\|/);
  expect(report).toContain('2026-01-02');
});
