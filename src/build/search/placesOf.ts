import type { DocumentElement, DocumentNode } from '../../document/types';
import { documentedIn, type ApiName } from './documentedIn';
import { headingText, plainText } from './plainText';

/** The beginning of a page, a heading, or a documented name without one, with what is said there. */
export interface Place {
  /** 0 for the page itself, else one more than the place that holds it. */
  depth: number;
  label: string;
  anchor: string | null;
  isSymbol: boolean;
  text: string;
}

/** A place while its words are gathered. */
type OpenPlace = Omit<Place, 'text'> & { words: string[] };

/**
 * The places of a document: its beginning, its sections, and the names that it documents.
 *
 * @param title of the page, which may be a documented name itself
 */
export const placesOf = (title: string, document: readonly DocumentNode[]): Place[] =>
  openPlaces(title, document).map(({ words, ...place }) => ({ ...place, text: joinWords(words) }));

/** Texts as one, with spaces between those that say something. */
export const joinWords = (words: readonly string[]): string => words.filter((it) => it !== '').join(' ');

function openPlaces(title: string, document: readonly DocumentNode[]): OpenPlace[] {
  const page: OpenPlace = { depth: 0, label: title, anchor: null, isSymbol: false, words: [] };
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
