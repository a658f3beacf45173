import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDigest } from '../../src/gatsby/codeDigest';
import { digestOf } from '../../src/gatsby/digest';
import { inProject } from '../../src/gatsby/paths';
import { writeFileAtomically } from '../../src/gatsby/files';
import type { Page, Summary } from './types';

const FOLDER = inProject('node_modules', '.cache', 'check-docs');

interface Entry {
  /** Hash of the file. */
  text: string;
  /** Hash of the samples, independent of their lines. */
  samples: string;
  /** Hash of each file of the version that the samples import. */
  uses: Record<string, string>;
  summary: Summary;
}

/** Entry points whose code, with its imports, is part of the cache key. */
const CHECKING_MODULES = ['scripts/check-docs/checkDocs.ts', 'scripts/check-docs/runner.ts'];

const digestOfFile = (file: string): string => (existsSync(file) ? digestOf(readFileSync(file)) : '');

/**
 * Cache of pages without problems. An entry is valid while the page, its imports and the checking code are unchanged.
 */
export class Cache {
  readonly #environment: string;

  constructor(private readonly folder: string = FOLDER) {
    this.#environment = digestOf(process.version, codeDigest(...CHECKING_MODULES));
    mkdirSync(folder, { recursive: true });
  }

  byText(file: string, text: string): Summary | undefined {
    return this.#find(file, (entry) => entry.text === this.#digest(text));
  }

  bySamples(page: Page): Summary | undefined {
    return this.#find(page.file, (entry) => entry.samples === this.#digest(contentOf(page)));
  }

  /** Stores a page without problems. */
  store(page: Page, text: string, uses: readonly string[], summary: Summary): void {
    const entry: Entry = {
      text: this.#digest(text),
      samples: this.#digest(contentOf(page)),
      uses: Object.fromEntries(uses.map((file) => [file, digestOfFile(inProject(file))])),
      summary,
    };
    writeFileAtomically(this.#pathOf(page.file), JSON.stringify(entry));
  }

  /** Returns a cached value, computed again when the environment has changed. */
  remember<T>(name: string, compute: () => T): T {
    const path = join(this.folder, `${name}.json`);
    const { environment, value } = read<{ environment: string; value: T }>(path) ?? {};
    if (environment === this.#environment && value !== undefined) return value;
    const computed = compute();
    writeFileAtomically(path, JSON.stringify({ environment: this.#environment, value: computed }));
    return computed;
  }

  #find(file: string, isSame: (entry: Entry) => boolean): Summary | undefined {
    const entry = read<Entry>(this.#pathOf(file));
    if (!entry || !isSame(entry)) return undefined;
    const uses = Object.entries(entry.uses);
    return uses.every(([used, before]) => digestOfFile(inProject(used)) === before) ? entry.summary : undefined;
  }

  #digest(content: string): string {
    return digestOf(this.#environment, content);
  }

  #pathOf(file: string): string {
    return join(this.folder, `${digestOf(file)}.json`);
  }
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** Everything the check depends on, without line numbers. */
export function contentOf({ samples }: Page): string {
  return JSON.stringify(
    samples.map(({ previous, outputs, ...rest }) => ({
      ...rest,
      line: undefined,
      previous: previous && samples.indexOf(previous),
      outputs: outputs.map(({ language, code }) => ({ language, code })),
    })),
  );
}

export interface CachedCheck<P> {
  problems: P[];
  /** Number of names that the pages document. */
  documented: number;
}

/** Skips a check that passed before with the same inputs (`parts`). */
export async function cachePassedCheck<P>(
  name: string,
  parts: readonly string[],
  check: () => Promise<CachedCheck<P>>,
): Promise<CachedCheck<P>> {
  const key = digestOf(...parts);
  const file = join(FOLDER, `${name}.json`);
  if (existsSync(file)) {
    const known = JSON.parse(readFileSync(file, 'utf8')) as { key: string; documented: number };
    if (known.key === key) return { problems: [], documented: known.documented };
  }
  const checked = await check();
  if (checked.problems.length > 0) return checked;
  mkdirSync(FOLDER, { recursive: true });
  writeFileAtomically(file, JSON.stringify({ key, documented: checked.documented }));
  return checked;
}
