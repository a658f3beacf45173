import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../src/gatsby/paths';
import { checkVersion } from './checkVersion';
import { readPage } from './extractSamples';
import { formatProblems, summarize } from './report';

/** Problems are `line: message`; the body starts on line 1. */
interface Found {
  problems: string[];
  summary: ReturnType<typeof summarize>;
}

const FRONT_MATTER = '---\ntitle: Test\n---\n';
const TIMEOUT_MS = 120_000;

export const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

/** A fence with a query and fields, eight lines long. */
export const QUERY = fence(
  'ts title="query.ts"',
  `import type { RuleGroupType } from 'react-querybuilder';
export const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'age', operator: '>', value: 28 }],
};
const fields = [{ name: 'age', label: 'Age' }];`,
);

/** Checks pages against a version's installed packages. */
export async function check(version: string, bodies: readonly string[]): Promise<Found[]> {
  const reads = bodies.map((body, index) => readPage(`content/docs/${version}/test-${index}.mdx`, FRONT_MATTER + body));
  const results = await checkVersion(
    reads.map(({ page }) => page),
    inProject('content', 'docs', version),
  );
  return reads.map(({ page, problems }) => {
    const found = page.samples.flatMap((sample) => results.get(sample)?.problems ?? []);
    const lines = formatProblems([...problems, ...found].map(({ line, ...rest }) => ({ ...rest, line: line - 3 })));
    return { problems: lines.map((line) => line.slice(`${page.file}:`.length)), summary: summarize([page], results) };
  });
}

/** Registers tests of valid pages of version 5, with the expected numbers of run samples and compared outputs. */
export function testValidPages(pages: [name: string, body: string, run: number, outputs: number][]): void {
  const found = checkBefore(pages.map(([, body]) => body));
  test.each(pages.map((page, index) => [page[0], index, page] as const))('%s', (_, index, [, , run, outputs]) => {
    expect(found[index]?.problems).toEqual([]);
    expect(found[index]?.summary).toMatchObject({ run, outputs });
  });
}

/** Registers tests of invalid pages of version 5, each with its problems. */
export function testInvalidPages(pages: [body: string, ...problems: string[]][]): void {
  const found = checkBefore(pages.map(([body]) => body));
  test.each(pages.map(([, ...problems], index) => [String(problems[0]), index, problems] as const))(
    'reports %s',
    (_, index, problems) => {
      expect(found[index]?.problems).toEqual(problems);
    },
  );
}

/** Checks all pages of a table at once, which is much faster than one by one. */
function checkBefore(bodies: string[]): Found[] {
  const found: Found[] = [];
  beforeAll(async () => {
    found.push(...(await check('5', bodies)));
  }, TIMEOUT_MS);
  return found;
}
