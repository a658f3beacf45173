import { mistakesOf, type ContentError } from '../ContentError';
import {
  contentVersions,
  readApiHistory,
  readMigrationPlaces,
  readQuestions,
  readRedirects,
  readSite,
  readStoredQueryPlaces,
  readSynonyms,
  type FiledAnswers,
} from '../content/readContent';
import type { Cache } from '../document/compiledPage';
import { checkLibraries } from './checkLibraries';
import { checkLinks } from './checkLinks';
import { checkStandalonePages, checkVersion, type CheckedPages, type Pause } from './checkPages';
import { checkVersions } from './checkVersions';

interface ContentMistakes {
  /** What a build refuses. */
  errors: ContentError[];
  /** What it accepts. */
  warnings: ContentError[];
}

/** Finds mistakes in what everything else is read by: without it, there is no site to show. */
export const checkFirst = async (): Promise<ContentError[]> =>
  (await Promise.all([mistakesOf(readSite), mistakesOf(readApiHistory), mistakesOf(checkVersions)])).flat();

/**
 * Finds all mistakes in content/, and in what it names. Nothing else reports them: Gatsby's Node APIs take content that
 * passed, or do with what there is while an author mends it.
 *
 * @param site base of paths in the markdown of pages, see `siteBase`
 * @param cache of compiled pages, which the resolvers share
 */
export async function checkContent(
  cache: Cache,
  site: string,
  pause: Pause = () => Promise.resolve(),
): Promise<ContentMistakes> {
  const first = await checkFirst();
  if (first.length > 0) return { errors: first, warnings: [] };

  let redirects: ReturnType<typeof readRedirects> = [];
  const questions: FiledAnswers[] = [];
  const errors = await Promise.all([
    mistakesOf(() => (redirects = readRedirects())),
    mistakesOf(() => questions.push(...readQuestions())),
    mistakesOf(readSynonyms),
    // Their places are checked like answers.
    mistakesOf(() => questions.push(...readMigrationPlaces())),
    mistakesOf(() => questions.push(...readStoredQueryPlaces())),
    mistakesOf(checkLibraries),
  ]);
  const checked: CheckedPages[] = [];
  // A page is compared with that of the version before, which need not be parsed again once it is compiled.
  for (const version of contentVersions().toReversed())
    checked.push(await checkVersion(version, questions, cache, site, pause));
  checked.push(await checkStandalonePages(cache, site, pause));
  const links = checkLinks(
    checked.flatMap(({ pages }) => pages),
    checked.flatMap(({ paths }) => paths),
    [...redirects, ...checked.flatMap((it) => it.redirects)],
  );
  return {
    errors: [...errors, ...checked.map(({ mistakes }) => mistakes), links.errors].flat(),
    warnings: links.warnings,
  };
}
