import { existsSync, readFileSync } from 'node:fs';
import { exitWith } from '../shared/exitWith';
import { judgeRows, printJudgements } from './judgeRows';
import { readOutcomes } from '../shared/testReports';
import { readRows } from './readRows';

const TABLE = 'tests/specification/rows.yml';

/**
 * Prints which rows of the specification the tests have shown.
 *
 * @param reports JSON reports of Vitest and Playwright; one that is missing tells of no test
 * @returns whether every row is shown
 */
function main(reports: readonly string[]): boolean {
  const outcomes = new Map(
    reports
      .filter((file) => existsSync(file))
      .flatMap((file) => [...readOutcomes(JSON.parse(readFileSync(file, 'utf8')), process.cwd())]),
  );
  const judgements = judgeRows(readRows(readFileSync(TABLE, 'utf8'), TABLE), outcomes);
  console.log(printJudgements(judgements));
  return judgements.every(({ problems }) => problems.length === 0);
}

exitWith(() => main(process.argv.slice(2)));
