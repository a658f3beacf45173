import { markdownTarget } from '../../shared/navigation/markdownPath';
import type { ApiSymbol, DeclaredApi } from '../api/types';
import type { SymbolLocations } from '../api/symbolLocations';
import { sentencesIn, type SearchSection } from '../search/searchSections';

interface SmallTextSource {
  /** Such as `React Query Builder v5.x in brief`. */
  title: string;
  api: DeclaredApi;
  /** Where the version documents what. */
  locations: SymbolLocations;
  /** The sections of all its pages. */
  sections: readonly SearchSection[];
}

/** A longer declaration repeats what a package of the UI library declares. */
const MAX_SIGNATURE = 1_500;

/** Every export of a version that a page documents: what it is in a sentence, its declaration, its address. */
export function smallText({ title, api, locations, sections }: SmallTextSource, site: string): string {
  const sentenceAbout = sentencesIn(sections);
  const entry = (symbol: ApiSymbol) => {
    const place = locations.get(symbol.name);
    if (!symbol.exported || place === undefined) return [];
    const about = sentenceAbout(symbol.name);
    const signature = symbol.signature.length > MAX_SIGNATURE ? [] : ['```ts', symbol.signature, '```', ''];
    const more = `[More](${site}${markdownTarget(place)})`;
    return [`### ${symbol.name}`, '', [about, more].filter(Boolean).join(' '), '', ...signature];
  };
  const packages = Object.entries(api.packages).flatMap(([name, version]) => {
    const entries = api.symbols.filter((symbol) => symbol.package === name).flatMap(entry);
    return entries.length > 0 ? [`## ${name} ${version}`, '', ...entries] : [];
  });
  return [
    `# ${title}`,
    '',
    `> Each documented export, with its declaration. All pages: ${site}/llms.txt`,
    '',
    ...packages,
  ].join('\n');
}
