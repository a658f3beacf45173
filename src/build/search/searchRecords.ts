import type { DocumentElement, DocumentNode } from '../../document/types';
import { createRecordIds } from '../../search/local/recordIds';
import { documentedIn, type ApiName } from './documentedIn';
import { headingText, plainText } from './plainText';
import type { SearchPage, SearchRecord } from './types';

/** A heading, or a documented name without one, and what is said below it. */
interface Place {
  /** 0 for the page itself, else one more than the place that holds it. */
  depth: number;
  label: string;
  anchor: string | null;
  isSymbol: boolean;
  words: string[];
}

/**
 * The places of a page: its beginning, its sections, and the names that it documents.
 *
 * @param page a page of the documentation, or of no version
 */
export function searchRecords(page: SearchPage): SearchRecord[] {
  const { version, path, category, title } = page;
  const idOf = createRecordIds();
  const trail: string[] = [];
  return placesOf(page).map(({ depth, label, anchor, isSymbol, words }) => {
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth > 0 ? [label] : []));
    const id = idOf(path, anchor, label);
    const kind = version === null ? 'site' : isSymbol ? 'symbol' : depth > 0 ? 'section' : 'page';
    const text = words.filter((it) => it !== '').join(' ');
    return { id, kind, version, path, anchor, category, title, headings: [...trail], text };
  });
}

function placesOf({ title, description, document }: SearchPage): Place[] {
  const page: Place = { depth: 0, label: title, anchor: null, isSymbol: false, words: [description] };
  const places = [page];
  /** Levels of the open headings: pages may leave one out, and the hierarchy has no gaps. */
  let levels: number[] = [];
  let section = page;

  const addHeading = ([name, props, ...children]: DocumentElement) => {
    const level = Number(name[1]);
    levels = [...levels.filter((it) => it < level), level];
    section = {
      depth: levels.length,
      label: headingText(children),
      anchor: String(props?.id),
      isSymbol: false,
      words: [],
    };
    places.push(section);
  };

  const addNames = (names: readonly ApiName[]) => {
    let owner = section;
    for (const { name, anchor, words, isMember } of names) {
      if (!isMember && isNamed(section.label, name)) {
        section.isSymbol = true;
        owner = section;
        continue;
      }
      const above = isMember ? owner : section;
      const place = { depth: above.depth + 1, label: name, anchor: anchor ?? above.anchor, isSymbol: true, words };
      if (!isMember) owner = place;
      places.push(place);
    }
  };

  const add = (nodes: readonly DocumentNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') section.words.push(plainText([node]));
      else if (/^h[2-6]$/.test(node[0]) && node[1]?.id) addHeading(node);
      else if (node[1]?.className === 'api') addNames(documentedIn(node));
      else if (holdsPlaces(node)) add(node.slice(2) as DocumentNode[]);
      else section.words.push(plainText([node]));
    }
  };
  add(document);
  return places;
}

/** Whether headings or documented names stand in an element. */
const holdsPlaces = ([, , ...children]: DocumentElement): boolean =>
  children.some(
    (child) =>
      typeof child !== 'string' && (/^h[2-6]$/.test(child[0]) || child[1]?.className === 'api' || holdsPlaces(child)),
  );

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a heading is a documented name: `Parameterized SQL` is ParameterizedSQL. */
const isNamed = (heading: string, name: string) => letters(heading) === letters(name);
