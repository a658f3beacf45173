import { z } from 'zod';
import { parseYaml } from '../../src/build/content/parseYaml';
import { testName } from '../shared/testReports';

/** A row of the specification. */
export interface Row {
  /** Title of its section. */
  section: string;
  /** What it says, in a few words. */
  text: string;
  /** Names of the tests that show it. */
  tests: string[];
}

/** The titles of tests, by the file that they are in. A row without any is read, too: it has yet to get a test. */
const testsOfRow = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)])).nullable();
const table = z.record(z.string(), z.record(z.string(), testsOfRow));

/**
 * Reads the table of rows and tests: sections, rows in each, and for each row the files and titles of its tests.
 *
 * @param text YAML
 * @param file its name, for errors
 * @throws ContentError with file and line
 */
export function readRows(text: string, file: string): Row[] {
  return Object.entries(parseYaml(text, table, file)).flatMap(([section, rows]) =>
    Object.entries(rows).map(([row, files]) => ({
      section,
      text: row,
      tests: Object.entries(files ?? {}).flatMap(([testFile, titles]) =>
        [titles].flat().map((title) => testName(testFile, title)),
      ),
    })),
  );
}
