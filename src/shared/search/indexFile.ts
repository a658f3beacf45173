import { recordLabel, recordUrl, type NewRecord, type SearchRecord, type Synonym } from './record';

/** Changes when older readers could not read the file. */
const FORMAT = 3;

export interface IndexContent {
  /** Records of the version and of no version. */
  records: readonly SearchRecord[];
  synonyms: readonly Synonym[];
}

interface IndexFile {
  format: unknown;
  records: readonly NewRecord[];
  synonyms: readonly Synonym[];
}

/** Text of a version's index file, from the records of the version and of no version. */
export const encodeIndex = (records: readonly NewRecord[], synonyms: readonly Synonym[]): string =>
  JSON.stringify({ format: FORMAT, synonyms, records } satisfies IndexFile);

/** @throws Error if the text is not an index file, but for example an error page */
export function decodeIndex(text: string): IndexContent {
  const file = JSON.parse(text) as IndexFile | null;
  if (file?.format !== FORMAT) throw new Error('expected the search index of this site');
  const used = new Set<string>();
  const records = file.records.map((record) => {
    const id = unusedId(record, used);
    used.add(id);
    return { ...record, id };
  });
  return { records, synonyms: file.synonyms };
}

/** The address of a place, with its name if others share the address. */
function unusedId(record: NewRecord, used: ReadonlySet<string>): string {
  const address = recordUrl(record);
  let id = address;
  for (let count = 1; used.has(id); count++) id = `${address} ${recordLabel(record)}${count > 1 ? ` ${count}` : ''}`;
  return id;
}
