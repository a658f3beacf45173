import { existsSync, readFileSync } from 'node:fs';
import type { GatsbyCache, Reporter } from 'gatsby';
import { formatMistakes } from '../ContentError';
import { API_HISTORY_FILE, contentVersions, runsOnFile, VERSIONS_FILE } from '../content/readContent';
import { readEnvironment, siteBase } from '../environment';
import { inProject } from '../paths';
import { checkContent, checkFirst } from './checkContent';
import { publishMistakes } from './publishMistakes';
import { idleFor, whenIdle } from './whenIdle';

interface Tools {
  cache: GatsbyCache;
  reporter: Reporter;
}

let warnings: string[] = [];

const base = () => siteBase(readEnvironment(process.env));

/** Ends a build with all mistakes, and a development server with those that leave nothing to show. */
export async function refuseMistakes({ cache, reporter }: Tools): Promise<void> {
  const isBuild = process.env.NODE_ENV === 'production';
  const found = isBuild ? await checkContent(cache, base()) : { errors: await checkFirst(), warnings: [] };
  if (found.errors.length > 0) reporter.panic(titled('Mistakes in content', formatMistakes(found.errors)));
  warnings = formatMistakes(found.warnings);
}

/** At the end of a build, where its author looks. */
export function reportWarnings(reporter: Reporter): void {
  if (warnings.length > 0) reporter.warn(titled('Warnings about content', warnings));
}

/** Milliseconds without work, after which Gatsby has shown what was saved, and the browser its first page. */
const SHOWN_MS = 2000;

let current = new AbortController();
let reported = '';

/**
 * Shows the mistakes of content in the terminal and in the pages of a development server, which calls this when it
 * starts and at every change. The check gives way to all else, and the next change ends it.
 */
export async function followMistakes({ cache, reporter }: Tools): Promise<void> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  try {
    for (const file of changedTables()) reporter.warn(`${file} is read once: start npm run develop again`);
    await idleFor(SHOWN_MS);
    signal.throwIfAborted();
    const found = await checkContent(cache, base(), async () => {
      await whenIdle();
      signal.throwIfAborted();
    });
    const mistakes = formatMistakes([...found.errors, ...found.warnings]);
    publishMistakes(mistakes);
    const text = titled('Mistakes in content', mistakes);
    if (text && text !== reported) reporter.error(text);
    if (!text && reported) reporter.success('No mistakes in content any more');
    reported = text;
  } catch (error) {
    // A file that goes away while it is read, for example: the next save checks again.
    if (!signal.aborted) reporter.error('Content could not be checked', error as Error);
  }
}

/** Tables that everything else is read by: a development server goes on with what they said when it started. */
const readOnce = () => [
  ...['content/site.yml', VERSIONS_FILE, API_HISTORY_FILE],
  ...contentVersions().flatMap(({ name }) => [runsOnFile(name), `content/docs/${name}/package.json`]),
];

const texts = new Map<string, string>();

/** The tables that are read once and have changed since the last call; none at the first. */
export const changedTables = (): string[] =>
  readOnce().filter((file) => {
    const text = existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : '';
    const before = texts.get(file) ?? text;
    texts.set(file, text);
    return text !== before;
  });

const titled = (title: string, mistakes: readonly string[]) =>
  mistakes.length > 0 ? `${title}: ${mistakes.length}\n\n${mistakes.join('\n\n')}\n` : '';
