import { existsSync, readFileSync } from 'node:fs';
import { exitWith } from '../shared/exitWith';
import { readTests } from '../shared/testReports';
import { readSpecification, rowTable, testsWithUnknownTags } from './rows';

const FILE = 'tests/specification.yml';

/**
 * Prints which rows of the specification the tests cover.
 *
 * @param reports JSON reports of Vitest and Playwright; missing files are skipped
 * @returns whether every row is covered and every tag names a row
 */
function main(reports: readonly string[]): boolean {
  const specification = readSpecification(readFileSync(FILE, 'utf8'), FILE);
  const tests = reports
    .filter((file) => existsSync(file))
    .flatMap((file) => readTests(JSON.parse(readFileSync(file, 'utf8')), process.cwd()));
  const { text, failed } = rowTable(specification, tests);
  const unknown = testsWithUnknownTags(specification, tests);
  console.log([text, ...unknown].join('\n'));
  return failed === 0 && unknown.length === 0;
}

exitWith(() => main(process.argv.slice(2)));
