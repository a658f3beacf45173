import { splitExampleId } from '../shared/exampleFile';
import { quoteShortened } from '../shared/ImportError';
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

/**
 * Reads the hash of an edited example; never rejects.
 *
 * @param versions on which the example runs, its own first
 */
export async function readExampleLink(
  hash: string,
  original: Files,
  versions: readonly string[],
): Promise<ExampleLink> {
  const problems: string[] = [];
  const valueOf = readPairs(hash, problems);
  const [own = ''] = versions;
  const wanted = valueOf('version') ?? own;
  const version = versions.includes(wanted) ? wanted : own;
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
