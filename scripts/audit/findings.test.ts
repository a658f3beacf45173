import { expect, test } from 'vitest';
import { findingsOf, type AuditReport } from './findings';

const lock = {
  packages: {
    'node_modules/tmp': { version: '0.2.7' },
    'node_modules/editor/node_modules/tmp': { version: '0.0.33' },
    'node_modules/other/node_modules/tmp': { version: '0.0.33' },
    'node_modules/editor': { version: '3.1.0' },
  },
};

const via = {
  name: 'tmp',
  title: 'Writes where it should not',
  url: 'https://github.com/advisories/GHSA-ph9p-34f9-6g65',
  severity: 'high',
  range: '<0.2.6',
};

test('an advisory is told once, with the versions that it concerns; who depends on them is not', () => {
  const report: AuditReport = {
    vulnerabilities: {
      tmp: { via: [via], nodes: ['node_modules/editor/node_modules/tmp', 'node_modules/other/node_modules/tmp'] },
      editor: { via: ['tmp'], nodes: ['node_modules/editor'] },
    },
  };
  expect(findingsOf(report, lock)).toEqual([
    {
      advisory: 'GHSA-ph9p-34f9-6g65',
      package: 'tmp',
      title: 'Writes where it should not',
      severity: 'high',
      range: '<0.2.6',
      versions: ['0.0.33'],
    },
  ]);
});

test('of several versions of a package, an advisory concerns those in its range', () => {
  const later = { ...via, url: 'https://github.com/advisories/GHSA-52f5-9888-hmc6', range: '>=0.1.0 <0.3.0' };
  const nodes = ['node_modules/tmp', 'node_modules/editor/node_modules/tmp'];
  const findings = findingsOf({ vulnerabilities: { tmp: { via: [via, later], nodes } } }, lock);
  expect(findings.map(({ advisory, versions }) => [advisory, versions])).toEqual([
    ['GHSA-ph9p-34f9-6g65', ['0.0.33']],
    ['GHSA-52f5-9888-hmc6', ['0.2.7']],
  ]);
});

test('a report that names nothing finds nothing', () => {
  expect(findingsOf({ vulnerabilities: {} }, lock)).toEqual([]);
});

test.each<[AuditReport, string]>([
  [{ message: '405 Method Not Allowed' }, 'npm audit: 405 Method Not Allowed'],
  [{ error: { summary: 'This command requires a lock file' } }, 'npm audit: This command requires a lock file'],
  [{}, 'npm audit: no report'],
])('%j is no report', (report, message) => {
  expect(() => findingsOf(report, lock)).toThrow(message);
});
