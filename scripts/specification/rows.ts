import { z } from 'zod';
import { parseYaml } from '../../src/gatsby/content/parseYaml';
import type { TestResult } from '../shared/testReports';

/** Sentences by row name, by section. */
type Specification = Record<string, Record<string, string>>;

const schema = z.record(z.string(), z.record(z.string().regex(/^[\w-]+$/), z.string()));

/**
 * Parses the specification. A rule stated in two sections has the same name in both.
 *
 * @throws ContentError with file and line
 */
export const readSpecification = (text: string, file: string): Specification => parseYaml(text, schema, file);

/** Messages for tags that name no row, such as typos or removed rows. */
export function testsWithUnknownTags(specification: Specification, tests: readonly TestResult[]): string[] {
  const known = new Set(Object.values(specification).flatMap(Object.keys));
  return tests.flatMap(({ name, tags }) =>
    tags.filter((tag) => !known.has(tag)).map((tag) => `No row is called ${tag}: ${name}`),
  );
}

/**
 * A table of rows by section, with the number of tests per row. A row passes if it has tests and all of them passed;
 * otherwise the problems follow it.
 */
export function rowTable(specification: Specification, tests: readonly TestResult[]): { text: string; failed: number } {
  let failed = 0;
  const sections = Object.entries(specification).map(([section, rows]) => {
    const lines = Object.entries(rows).flatMap(([row, sentence]) => {
      const shownBy = tests.filter(({ tags }) => tags.includes(row));
      const problems = shownBy
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ outcome, name }) => `${outcome}: ${name}`);
      if (shownBy.length === 0) problems.push(`no test with the tag ${row} ran`);
      if (problems.length > 0) failed += 1;
      const state = problems.length === 0 ? 'passed' : 'FAILED';
      return [
        `  ${state}  ${String(shownBy.length).padStart(2)}  ${sentence}`,
        ...problems.map((problem) => `              ${problem}`),
      ];
    });
    return [section, ...lines].join('\n');
  });
  const count = Object.values(specification).flatMap(Object.keys).length;
  const summary = `${count - failed} of ${count} rows are shown by tests that passed.`;
  return { text: [...sections, summary].join('\n\n'), failed };
}
