import { decodeOrKeep } from './decodeOrKeep';

/** A page that a reader may have meant. */
export interface KnownPage {
  path: string;
  title: string;
}

/** The path without what hosts and habits add: capitals, slashes at the end, `.html`, `/index.html`. */
const plainForm = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '') || '/';

/** The page that a path is another form of, such as `/Docs/Intro.htm` of `/docs/intro`; null when there is none. */
export function pageOfOtherForm(path: string, paths: readonly string[]): string | null {
  const plain = plainForm(path);
  return paths.find((known) => known !== path && known.toLowerCase() === plain) ?? null;
}

/** The words of a path, in lower case. */
export const wordsOf = (path: string): string[] => [
  ...new Set(
    plainForm(decodeOrKeep(path))
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** How many signs must be changed, added, left out or swapped to make one word of another. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const [above = [], before = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(change, swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Words that are less alike than this are different words. */
const ALIKE = 0.6;
/** Longer words than any of ours are compared by their beginning. */
const LONGEST_WORD = 40;

/** How alike two words are, from 0 to 1. */
function likeness(wanted: string, word: string): number {
  if (wanted === word) return 1;
  const [a, b] = [wanted.slice(0, LONGEST_WORD), word.slice(0, LONGEST_WORD)];
  if (a.length > 2 && (b.startsWith(a) || (b.length > 2 && a.startsWith(b)))) return 0.8;
  const alike = 1 - distance(a, b) / Math.max(a.length, b.length);
  return alike >= ALIKE ? alike : 0;
}

/** A page that has less of what was wanted than this is not near. */
const NEAR = 0.35;
/** Words of a path that count; nobody writes more. */
const MOST_WORDS = 12;

/**
 * The pages whose path and title are most like the words of a path, the nearest first. A word that many pages have, such
 * as `docs`, counts less than one that few have.
 *
 * @param limit the most pages to give
 */
export function nearestPages<P extends KnownPage>(path: string, pages: readonly P[], limit: number): P[] {
  const candidates = pages.map((page) => ({ page, words: wordsOf(`${page.path} ${page.title}`) }));
  const wanted = wordsOf(path)
    .slice(0, MOST_WORDS)
    .map((word) => {
      const known = candidates.filter(({ words }) => words.includes(word)).length;
      return { word, weight: Math.log(1 + pages.length / (1 + known)) };
    });
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return candidates
    .map(({ page, words }) => {
      const scores = wanted.map(({ word, weight }) => weight * Math.max(0, ...words.map((it) => likeness(word, it))));
      return { page, score: scores.reduce((sum, score) => sum + score, 0) / total, length: words.length };
    })
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .slice(0, limit)
    .map(({ page }) => page);
}
