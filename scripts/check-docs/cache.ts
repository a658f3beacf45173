import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What reads a page, and knows packages, beside the packages and the files of this folder. */
const PARSING = [
  'api/libraryPackage.ts',
  'document/codeMeta.ts',
  'document/magicComments.ts',
  'document/mdxParser.ts',
  'document/remarkTablesAndNotes.ts',
  'frontMatter.ts',
];

const FOLDER = inProject('node_modules', '.cache', 'check-docs');

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

const digestOfFile = (file: string): string => (existsSync(file) ? digest(readFileSync(file)) : '');

/** Remembers the pages that had no problem, as long as nothing that the check depends on changes. */
export class Cache {
  readonly #environment: string;

  /** @param folder that it is kept in */
  constructor(private readonly folder: string = FOLDER) {
    const own = inProject('scripts', 'check-docs');
    const sources = readdirSync(own, { withFileTypes: true }).filter(
      (file) => file.isFile() && !file.name.includes('.test.'),
    );
    this.#environment = digest(
      process.version,
      digestOfFile(inProject('node_modules', '.package-lock.json')),
      ...PARSING.map((name) => digestOfFile(inProject('src', 'build', name))),
      ...sources.map(({ name }) => digestOfFile(join(own, name))).sort(),
    );
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
    return digest(this.#environment, content);
  }

  #pathOf(file: string): string {
    return join(this.folder, `${digest(file)}.json`);
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
