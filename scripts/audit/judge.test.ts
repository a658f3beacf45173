import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAccepted } from './accepted';
import type { Finding, Lock } from './findings';
import { judge, shippedPackages } from './judge';

const finding: Finding = {
  advisory: 'GHSA-ph9p-34f9-6g65',
  package: 'tmp',
  title: 'Writes where it should not',
  severity: 'high',
  range: '<0.2.6',
  versions: ['0.0.33', '0.1.0'],
};
const described = 'tmp 0.0.33, 0.1.0: GHSA-ph9p-34f9-6g65, high, of <0.2.6: Writes where it should not';
const accepted = { package: 'tmp', advisories: ['GHSA-ph9p-34f9-6g65'], reason: 'Nothing calls it.' };

test('what is accepted of a tool is right', () => {
  expect(judge([finding], [accepted], new Set(['tmp@0.2.7']))).toEqual([]);
});

test('an advisory of a tool of which nothing is said is wrong', () => {
  const message = `accepted.yml does not speak of ${described}`;
  expect(judge([finding], [], new Set())).toEqual([message]);
  const elsewhere = { ...accepted, package: 'temp' };
  expect(judge([finding], [elsewhere], new Set())[0]).toBe(message);
});

test('one of a version that the pages ship is wrong, whatever is said of it', () => {
  expect(judge([finding], [accepted], new Set(['tmp@0.1.0']))).toEqual([`The pages ship ${described}`]);
});

test('what is said of an advisory that is none any more is wrong', () => {
  expect(judge([], [accepted], new Set())).toEqual([
    'accepted.yml speaks of GHSA-ph9p-34f9-6g65 of tmp, which concerns nothing that is installed',
  ]);
});

test('what the pages ship stands in the notices', () => {
  const notices = '## @a/b\n\nVersion 1.2.3, MIT.\n\n```text\n## c\n```\n\n## d\n\nVersion 2.0.0-rc.1, see below.\n';
  expect([...shippedPackages(notices)]).toEqual(['@a/b@1.2.3', 'd@2.0.0-rc.1']);
  expect(shippedPackages(readFileSync('THIRD_PARTY_NOTICES.md', 'utf8'))).toContain('react@18.3.1');
});

test('what is accepted is installed, and the pages ship no version of it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const installed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const shipped = [...shippedPackages(readFileSync('THIRD_PARTY_NOTICES.md', 'utf8'))];
  for (const { package: name } of readAccepted()) {
    expect(installed).toContain(name);
    expect(shipped.filter((one) => one.startsWith(`${name}@`))).toEqual([]);
  }
});
