import type { SearchRecord, Synonym } from './record';

/** Changes when older readers could not read the file. */
const FORMAT = 3;

export interface IndexContent {
  /** Records of the version and of no version. */
  records: readonly SearchRecord[];
  synonyms: readonly Synonym[];
}

/** Text of a version's index file. */
export const encodeIndex = ({ records, synonyms }: IndexContent): string =>
  JSON.stringify({ format: FORMAT, synonyms, records });

/** @throws Error if the text is not an index file, but for example an error page */
export function decodeIndex(text: string): IndexContent {
  const file = JSON.parse(text) as (IndexContent & { format: unknown }) | null;
  if (file?.format !== FORMAT) throw new Error('expected the search index of this site');
  return file;
}
