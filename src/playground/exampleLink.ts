import { splitExampleId } from '../shared/exampleFile';
import { quoteShortened } from '../shared/ImportError';
import { linkedExample } from '../shared/link/linkedExample';
import { packJson, unpackJson } from '../shared/link/packJson';
import { readPairs } from '../shared/link/readPairs';
import type { Files } from './drafts';

const SUBJECT = 'The code';

interface EditedExample {
  /** Version and name: `5/intro/fields`. */
  id: string;
  /** On which it runs. */
  version: string;
  files: Files;
  original: Files;
}

export interface ExampleLink {
  /** Null if the link has none that can be shown. */
  files: Files | null;
  version: string;
  /** What could not be used, one sentence each. */
  problems: string[];
}

/**
 * Writes the hash of an edited example, with the files that differ from the original.
 *
 * @throws if no link can hold them, with a sentence for the reader
 */
export async function writeExampleLink({ id, version, files, original }: EditedExample): Promise<string> {
  const edited = Object.entries(files).filter(([name, text]) => text !== original[name]);
  const packed = edited.length > 0 ? `&s=${await packJson(Object.fromEntries(edited), SUBJECT)}` : '';
  return `#example=${splitExampleId(id).name}&version=${version}${packed}`;
}

export interface LinkedExample extends Pick<EditedExample, 'id' | 'original'> {
  /** Names and labels of the versions on which it runs; none if that is its own alone. */
  versions: readonly (readonly [string, string])[];
}

/** Reads the hash of an edited example; null for a hash that leads elsewhere. Never rejects. */
export async function readExampleLink(
  hash: string,
  { id, original, versions }: LinkedExample,
): Promise<ExampleLink | null> {
  const own = splitExampleId(id);
  if (linkedExample(hash) !== own.name) return null;
  const problems: string[] = [];
  const valueOf = readPairs(hash, problems);
  const wanted = valueOf('version') ?? own.version;
  const version = versions.some(([name]) => name === wanted) ? wanted : own.version;
  if (wanted !== version)
    problems.push(`The link asks for the version ${quoteShortened(wanted)}, on which this example does not run.`);
  try {
    return { files: await readFiles(valueOf('s'), original), version, problems };
  } catch (error) {
    return { files: null, version, problems: [...problems, (error as Error).message] };
  }
}

/** @throws if any part of the text is unusable, with a sentence for the reader */
async function readFiles(text: string | undefined, original: Files): Promise<Files> {
  if (text === undefined) return original;
  const edited = await unpackJson(text, SUBJECT);
  if (typeof edited !== 'object' || edited === null || Array.isArray(edited))
    throw new Error('The code in the link is not that of an example.');
  for (const [name, code] of Object.entries(edited)) {
    if (!Object.hasOwn(original, name))
      throw new Error(`The link has a file that this example does not have: ${quoteShortened(name)}.`);
    if (typeof code !== 'string') throw new Error(`The link has no text for ${quoteShortened(name)}.`);
  }
  return { ...original, ...edited };
}
