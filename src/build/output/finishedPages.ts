import { readFileSync, statSync } from 'node:fs';
import { writeWhole } from '../writeWhole';
import type { BuiltHead } from './pageHead';

/** A page as it was finished. */
interface FinishedPage {
  /** Changes with its file. */
  stamp: string;
  head: BuiltHead;
}

interface FinishedList {
  digest: string;
  pages: Record<string, FinishedPage>;
}

/** What is known of pages that a build has finished. */
export interface FinishedPages {
  /** What a page says of itself; undefined when its file is another one than what was finished. */
  headOf(name: string, file: string): BuiltHead | undefined;
  add(name: string, file: string, head: BuiltHead): void;
  /** Writes the list for the next build, of the pages that were asked for or added. */
  save(): void;
}

/**
 * Knows the pages that an earlier build finished, so that the thousands that stay are not read again.
 *
 * @param list file that lists them, which may not be there
 * @param digest changes with all that they are finished with
 */
export function finishedPages(list: string, digest: string): FinishedPages {
  const before = readList(list, digest);
  const pages: FinishedList['pages'] = {};
  return {
    headOf(name, file) {
      const page = before[name];
      if (page?.stamp !== stampOf(file)) return undefined;
      pages[name] = page;
      return page.head;
    },
    add: (name, file, head) => void (pages[name] = { stamp: stampOf(file), head }),
    save: () => writeWhole(list, JSON.stringify({ digest, pages } satisfies FinishedList)),
  };
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

function readList(list: string, digest: string): FinishedList['pages'] {
  try {
    const kept = JSON.parse(readFileSync(list, 'utf8')) as FinishedList;
    return kept.digest === digest ? kept.pages : {};
  } catch {
    // It is not there, or not whole.
    return {};
  }
}
