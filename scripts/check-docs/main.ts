import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { DOCS_FOLDER } from '../../src/gatsby/paths';
import { exitWith } from '../shared/exitWith';
import { checkApi } from './api/checkApi';
import { checkDocs } from './checkDocs';
import { findFiles } from './findFiles';
import { checkMigrations } from './migration/checkMigrations';
import { formatProblems, summarize, summaryLine } from './report';
import { checkRunsOn, writeRunsOn } from './runsOn/checkRunsOn';

/**
 * Checks the samples of all pages, or of the paths in the arguments, and the API documentation. With `--runs-on`,
 * writes which samples run on which versions.
 *
 * @returns whether there are no problems
 */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'runs-on': { type: 'boolean' },
      json: { type: 'string' },
    },
  });
  const isForAll = positionals.length === 0 || values['runs-on'] === true;
  const files = new Set((isForAll ? [DOCS_FOLDER] : positionals).flatMap((path) => findFiles(path)));
  const { pages, problems: found, results } = await checkDocs([...files], DOCS_FOLDER);

  const apis = contentVersions()
    .filter(({ name }) => pages.some(({ file }) => file.startsWith(`content/docs/${name}/`)))
    .map(({ name }) => checkApi(name));
  if (values['runs-on']) await writeRunsOn(pages);
  else if (isForAll) found.push(...(await checkRunsOn(pages)));
  if (isForAll) found.push(...checkMigrations(pages));
  // Missing API documentation is no fault of the requested pages.
  found.push(...apis.flatMap((api) => api.problems.filter(({ file }) => isForAll || files.has(file))));
  const problems = formatProblems(found);

  const documented = apis.reduce((sum, api) => sum + api.documented, 0);
  for (const line of problems) console.log(line);
  const summary = summarize(pages, results);
  console.log(summaryLine(summary, { pages: pages.length, documented }));
  if (values.json) writeFileSync(values.json, JSON.stringify({ passed: summary.passed + documented, problems }));
  return problems.length === 0;
}

exitWith(main);
