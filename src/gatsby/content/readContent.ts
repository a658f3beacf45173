import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z, type ZodType } from 'zod';
import { ContentError } from '../ContentError';
import { listContent } from './listContent';
import { parseWithLines, type WithLines } from './parseYaml';
import {
  apiHistorySchema,
  librariesSchema,
  librarySchema,
  migrationsSchema,
  questionsSchema,
  redirectsSchema,
  runsOnSchema,
  siteSchema,
  storedQueriesSchema,
  synonymsSchema,
  versionsSchema,
  wordingsSchema,
  type Question,
  type RedirectRule,
} from './schemas';
import { resolveVersions } from '../../shared/versions/versions';
import type { RunsOn } from '../document/runsOn';
import { memoize } from '../memoize';
import type { Version } from '../../shared/versions/types';

const readWithLines = <T>(file: string, schema: ZodType<T>): WithLines<T> =>
  parseWithLines(readFileSync(resolve(file), 'utf8'), schema, file);

const read = <T>(file: string, schema: ZodType<T>): T => readWithLines(file, schema).data;

/** Reads a list, each entry with its line in the file. */
function readList<T extends object>(file: string, schema: ZodType<T[]>): (T & { line: number })[] {
  const { data, lineOf } = readWithLines(file, schema);
  return data.map((entry, index) => ({ ...entry, line: lineOf(index) }));
}

/** The name of a version, for tables that are read after that of the versions. */
const versionName = z
  .string()
  .refine((name) => contentVersions().some((it) => it.name === name), 'expected the name of a version');

/** @throws ContentError */
export const readSite = () => read('content/site.yml', siteSchema);

export const VERSIONS_FILE = 'content/versions.yml';

/** @throws ContentError */
export const readVersionsWithLines = () => readWithLines(VERSIONS_FILE, versionsSchema);

/** @throws ContentError */
export const readVersions = () => readVersionsWithLines().data;

/** Reads the libraries that have a demo. Throws ContentError. */
export const readLibraries = () => read('content/libraries.yml', librariesSchema);

export const API_HISTORY_FILE = 'content/api-history.yml';

/** What each release of a package changed, oldest first, by package. Throws ContentError. */
export const readApiHistory = () => read(API_HISTORY_FILE, apiHistorySchema);

const MIGRATIONS = ['content/migrations.yml', migrationsSchema(versionName)] as const;

/** What authors say of names that a version removed or changed. Throws ContentError. */
export const readMigrations = () => read(...MIGRATIONS);

const STORED_QUERIES = ['content/stored-queries.yml', storedQueriesSchema(versionName)] as const;

/** What versions read otherwise in stored queries. Throws ContentError. */
export const readStoredQueries = () => read(...STORED_QUERIES);

export const libraryFolder = (name: string) => `src/demo/libraries/${name}`;

/**
 * A file of a library, relative to the project.
 *
 * @param holds what the file is for
 * @throws ContentError when it is missing
 */
export function libraryFile(library: string, name: string, holds: string): string {
  const file = `${libraryFolder(library)}/${name}`;
  if (existsSync(resolve(file))) return file;
  throw new ContentError(file, 1, `no file: expected ${holds}, since content/libraries.yml names ${library}`);
}

/** Reads the packages and style sheets that a library's demo needs. Throws ContentError. */
export const readLibrary = (name: string) =>
  read(libraryFile(name, 'library.json', 'its style sheets and packages'), librarySchema);

export const REDIRECTS_FILE = 'content/redirects.yml';

/** Reads the redirects, each with its line in the file. Throws ContentError. */
export const readRedirects = (): (RedirectRule & { line: number })[] => readList(REDIRECTS_FILE, redirectsSchema);

/** Maps each search term of visitors to the documentation's terms. Throws ContentError. */
export const readSynonyms = (): [said: string, meant: string[]][] => {
  const meanings = new Map<string, string[]>();
  for (const [meant, said] of Object.entries(read('content/synonyms.yml', synonymsSchema)))
    for (const it of said) meanings.set(it, [...(meanings.get(it) ?? []), meant]);
  return [...meanings];
};

const WORDINGS_FILE = '_wordings.yml';

/** Where a table leads to places of versions. */
export interface FiledAnswers extends Pick<Question, 'answers'> {
  file: string;
  line: number;
}

export interface FiledQuestion extends Question, FiledAnswers {}

const QUESTIONS_FOLDER = 'content/questions';

/** Reads what people ask, each with its file and line. Throws ContentError. */
export const readQuestions = (): FiledQuestion[] =>
  listContent(resolve(QUESTIONS_FOLDER)).flatMap((name) => {
    const file = `${QUESTIONS_FOLDER}/${name}`;
    return readList(file, questionsSchema(versionName)).map((question) => ({ ...question, file }));
  });

function placesIn(file: string, schema: ZodType<Record<string, Record<string, { place: string }>>>): FiledAnswers[] {
  const { data, lineOf } = readWithLines(file, schema);
  return Object.entries(data).flatMap(([version, entries]) =>
    Object.entries(entries).map(([name, { place }]) => ({
      answers: { [version]: [place] },
      file,
      line: lineOf(version, name),
    })),
  );
}

/** Throws ContentError. */
export const readMigrationPlaces = () => placesIn(...MIGRATIONS);

/** Throws ContentError. */
export const readStoredQueryPlaces = () => placesIn(...STORED_QUERIES);

export interface FiledWordings {
  /** A page of the version, or one of its headings: `api/export#sql`. */
  place: string;
  wordings: string[];
  file: string;
  line: number;
}

/** Reads what people type to find the places of a version, each with its file and line. Throws ContentError. */
export function readWordings(version: string): FiledWordings[] {
  const file = `content/docs/${version}/${WORDINGS_FILE}`;
  if (!existsSync(resolve(file))) return [];
  const { data, lineOf } = readWithLines(file, wordingsSchema);
  return Object.entries(data).map(([place, wordings]) => ({ place, wordings, file, line: lineOf(place) }));
}

export const runsOnFile = (version: string) => `content/docs/${version}/_runs-on.yml`;

/** Which samples of a version do not run on others, read once per process; none before it is known. Throws ContentError. */
export const readRunsOn = memoize((version): RunsOn => {
  const file = runsOnFile(version);
  return existsSync(resolve(file)) ? read(file, runsOnSchema) : { compared: [], digest: '', deviations: {} };
});

let versions: Version[] | undefined;
let equivalents: ReturnType<typeof readVersions>['equivalents'] | undefined;

/** The versions of the documentation, read once per process. Throws ContentError. */
export function contentVersions(): readonly Version[] {
  versions ??= (({ versions: entries, latest }) => resolveVersions(entries, latest, readSite().title))(readVersions());
  return versions;
}

/** Pages that have other names in other versions, read once per process. Throws ContentError. */
export const readEquivalents = () => (equivalents ??= readVersions().equivalents);
