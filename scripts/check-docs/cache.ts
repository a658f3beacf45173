import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDigest } from '../../src/build/codeDigest';
import { digestOf } from '../../src/build/digest';
import { inProject } from '../../src/build/paths';
import { writeWhole } from '../../src/build/writeWhole';
import type { Page, Summary } from './types';

/** A page that was checked and had no problem. */
interface Entry {
  /** Digest of its file. */
  text: string;
  /** Digest of its samples, wherever they stand in it. */
  samples: string;
  /** Digest of each file of the version that its samples import. */
  uses: Record<string, string>;
  summary: Summary;
}

/** What checks, and what runs the samples in a process of its own. */
const CHECKING = ['scripts/check-docs/checkDocs.ts', 'scripts/check-docs/runner.ts'];

const FOLDER = inProject('node_modules', '.cache', 'check-docs');

const digestOfFile = (file: string): string => (existsSync(file) ? digestOf(readFileSync(file)) : '');

/** Remembers the pages that had no problem, as long as nothing that the check depends on changes. */
export class Cache {
  readonly #environment: string;

  /** @param folder that it is kept in */
  constructor(private readonly folder: string = FOLDER) {
    this.#environment = digestOf(process.version, codeDigest(...CHECKING));
    mkdirSync(folder, { recursive: true });
  }

  /** How a page was checked whose text has not changed since. */
  byText(file: string, text: string): Summary | undefined {
    return this.#find(file, (entry) => entry.text === this.#digest(text));
  }

  /** How a page was checked whose samples have not changed since. */
  bySamples(page: Page): Summary | undefined {
    return this.#find(page.file, (entry) => entry.samples === this.#digest(contentOf(page)));
  }

  /** Remembers a page without problems, the files that its samples use, and how it was checked. */
  store(page: Page, text: string, uses: readonly string[], summary: Summary): void {
    const entry: Entry = {
      text: this.#digest(text),
      samples: this.#digest(contentOf(page)),
      uses: Object.fromEntries(uses.map((file) => [file, digestOfFile(inProject(file))])),
      summary,
    };
    writeWhole(this.#pathOf(page.file), JSON.stringify(entry));
  }

  /** Reads what was written under a name; computes and writes it where that is not there or anything has changed. */
  remember<T>(name: string, compute: () => T): T {
    const path = join(this.folder, `${name}.json`);
    const { environment, value } = read<{ environment: string; value: T }>(path) ?? {};
    if (environment === this.#environment && value !== undefined) return value;
    const computed = compute();
    writeWhole(path, JSON.stringify({ environment: this.#environment, value: computed }));
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

/** All of a page that its check depends on but its lines. */
function contentOf({ samples }: Page): string {
  return JSON.stringify(
    samples.map(({ previous, outputs, ...rest }) => ({
      ...rest,
      line: undefined,
      previous: previous && samples.indexOf(previous),
      outputs: outputs.map(({ language, code }) => ({ language, code })),
    })),
  );
}
