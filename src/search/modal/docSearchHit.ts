import type { DocSearchHit } from '@docsearch/react';
import { groupByPage, isPageStart, textOf, type PageGroup } from '../pageGroups';
import type { SearchHit, Segment } from '../types';

/** The part of a hit that DocSearch reads; it does without the rest. */
export type ShownHit = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'> & {
  /** HTML of the lines that show, where it is not that of `hierarchy` and `content`. */
  _snippetResult?: { content?: { value: string }; hierarchy: { lvl1: { value: string }; lvl2?: { value: string } } };
  /** Stands for a suggestion, and is never shown as a hit. */
  isSuggestion?: true;
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML that shows it: DocSearch sets what it is given as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const marked = (segments: readonly Segment[]): string =>
  segments.map(({ text, match }) => (match ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');

const levels = (lvl0: string, lvl1: string, lvl2: string | null) => ({
  lvl0,
  lvl1,
  lvl2,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});

/**
 * Hits as DocSearch shows them: a group for each page, headed by what leads to it and its version.
 *
 * @param labelOf label of a version
 */
export function toShownHits(hits: readonly SearchHit[], labelOf: (version: string) => string): ShownHit[] {
  return groupByPage(hits).flatMap((group) => {
    const heading = headingOf(group, labelOf);
    return group.hits.map((hit) => toShownHit(hit, heading));
  });
}

function headingOf({ trail, version }: PageGroup, labelOf: (version: string) => string): string {
  const path = trail.join(' › ');
  return version === null ? path : `${path} · ${labelOf(version)}`;
}

/** A page shows its title above the passage that was found, a place in it shows its own; each is led to by its heading once stored. */
function toShownHit(hit: SearchHit, heading: string): ShownHit {
  const { id: objectID, url, snippet } = hit;
  const label = hit.hierarchy.at(-1) ?? [];
  const title = marked(label);
  const passage = snippet && marked(snippet);
  const shown = escapeHtml(heading);
  if (isPageStart(hit)) {
    return {
      objectID,
      url,
      type: 'lvl1',
      content: snippet && escapeHtml(textOf(snippet)),
      hierarchy: levels(heading, shown, null),
      _snippetResult: { hierarchy: { lvl1: { value: title } }, ...(passage && { content: { value: passage } }) },
    };
  }
  const above = hit.hierarchy.slice(0, -1).map(marked).join(' › ') || shown;
  return {
    objectID,
    url,
    type: 'lvl2',
    content: null,
    hierarchy: levels(heading, shown, escapeHtml(textOf(label))),
    _snippetResult: { hierarchy: { lvl1: { value: passage ?? above }, lvl2: { value: title } } },
  };
}

/**
 * Suggestions as DocSearch takes them: names of the groups of hits that a query found, if they are more than those of
 * any query before. So each stands as a hit, filled up to a number of groups; it shows the first three.
 */
export function toSuggestionHits(suggestions: readonly string[], groups: number): ShownHit[] {
  return Array.from({ length: suggestions.length > 0 ? groups : 0 }, (_, index) => ({
    objectID: `suggestion ${index}`,
    url: '',
    type: 'lvl1',
    content: null,
    hierarchy: levels(suggestions[index] ?? `filling ${index}`, '', null),
    isSuggestion: true,
  }));
}

/** Leaves out what stands for suggestions. */
export const withoutSuggestions = (hits: DocSearchHit[]): DocSearchHit[] =>
  hits.filter((hit) => !(hit as Partial<ShownHit>).isSuggestion);
