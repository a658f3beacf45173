import { referencePath, type Reference, type ReferenceEntry } from '../../shared/reference';
import { apiPathOf, type SymbolLocations } from '../api/symbolLocations';
import type { ApiMember, ApiSymbol } from '../api/types';
import type { VersionApi } from '../api/versionApi';
import type { SampleUses } from '../document/sampleUses';
import { publishFile } from '../files';
import { sentencesIn, type SearchSection } from '../search/searchSections';

interface ReferencePage {
  path: string;
  title: string;
  sections: readonly SearchSection[];
  uses: SampleUses;
}

/** Writes what a page says of the names in its samples when a reader points at them. */
export const writeReference = (version: string, ...source: Parameters<typeof referenceOf>): void =>
  publishFile(referencePath(version), JSON.stringify(referenceOf(...source)));

/** @param pages in the order in which samples are listed */
export function referenceOf(
  api: Pick<VersionApi, 'find'>,
  locations: SymbolLocations,
  pages: readonly ReferencePage[],
): Reference {
  const sentences = new Map(pages.map(({ path, sections }) => [path, sentencesIn(sections)]));
  const entries = [...locations].map(([documented, place]): [string, ReferenceEntry] => {
    const name = apiPathOf(place);
    const { symbol, member } = api.find(documented);
    const sentenceAbout = sentences.get(place.replace(/#.*/, ''));
    const text = sentenceAbout?.(name.split('.').at(-1) ?? '') ?? '';
    return [name, { type: typeOf(symbol, member), text, samples: samplesOf(name, pages) }];
  });
  return Object.fromEntries(entries);
}

/** A longer type is cut at the end of a line. */
const MAX_LENGTH = 320;

function typeOf({ signature }: ApiSymbol, member: ApiMember | null): string {
  const type = member ? member.type : signature;
  if (type.length <= MAX_LENGTH) return type;
  const start = type.slice(0, MAX_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf('\n'), 0) || MAX_LENGTH)}\n…`;
}

const samplesOf = (name: string, pages: readonly ReferencePage[]): ReferenceEntry['samples'] =>
  pages.flatMap(({ path, title, sections, uses }) => {
    const used = (uses[name] ?? []).map((id) => ({
      label: sections.find(({ anchor }) => anchor === id)?.label ?? title,
      path: id === '' ? path : `${path}#${id}`,
    }));
    return used.length > 0 ? [{ page: title, sections: used }] : [];
  });
