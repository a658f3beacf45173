import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { DOCS_FOLDER, inProject } from '../../src/gatsby/paths';
import { exitWith } from '../shared/exitWith';
import { checkApi } from './api/checkApi';
import { Cache } from './cache';
import { checkDocs } from './checkDocs';
import { findFiles } from './findFiles';
import { checkMigrations } from './migration/checkMigrations';
import { checkRunsOn, writeRunsOn } from './runsOn/checkRunsOn';
import { formatProblems, summaryLines } from './report';

/** The share of the library's names in a version's samples that must be links; the parser does not know all of TypeScript. */
const LINKED_NAMES = 0.98;

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
      'no-cache': { type: 'boolean' },
      reasons: { type: 'boolean' },
      json: { type: 'string' },
    },
  });
  const cache = values['no-cache'] ? null : new Cache();
  const files = new Set((positionals.length > 0 ? positionals : [DOCS_FOLDER]).flatMap((path) => findFiles(path)));
  const samples = await checkDocs([...files], DOCS_FOLDER, cache);

  const apis = await Promise.all(versionsOf(files).map((version) => checkApi(version, cache)));
  if (values['runs-on']) await writeRunsOn();
  const runs = positionals.length === 0 && !values['runs-on'] ? await checkRunsOn(cache) : [];
  const migrations = positionals.length > 0 ? [] : await checkMigrations(cache);
  // Missing API documentation is no fault of the requested pages.
  const isAsked = ({ file }: { file: string }) => positionals.length === 0 || files.has(file);
  const problems = formatProblems([
    ...samples.problems,
    ...runs,
    ...migrations,
    ...apis.flatMap((api) => api.problems.filter(isAsked)),
  ]);
  const documented = apis.reduce((sum, api) => sum + api.documented, 0);

  for (const [version, { names, linkedNames }] of positionals.length === 0 ? samples.names : []) {
    if (linkedNames >= LINKED_NAMES * names) continue;
    const share = `${linkedNames} of ${names} names of the library in samples are links`;
    problems.push(`content/docs/${version}: ${share}: expected ${LINKED_NAMES * 100} %`);
  }
  for (const line of [...problems, ...summaryLines(samples, documented, values.reasons === true)]) console.log(line);
  if (values.json) {
    writeFileSync(values.json, JSON.stringify({ passed: samples.summary.passed + documented, problems }));
  }
  return problems.length === 0;
}

function versionsOf(files: ReadonlySet<string>): string[] {
  const folders = new Set([...files].map((file) => relative(DOCS_FOLDER, inProject(file)).split(sep)[0]));
  return contentVersions()
    .map(({ name }) => name)
    .filter((name) => folders.has(name));
}

exitWith(main);
