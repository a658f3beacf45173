import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '../../shared/escapeHtml';
import { groupByPage, isPageStart, segmentText, type PageGroup } from '../pageGroups';
import type { SearchHit, SearchKind, Segment } from '../../shared/search/client';

export type ShownHit = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'> & {
  /** Absent from suggestions. */
  kind?: SearchKind;
  /** HTML of the visible lines, if it differs from `hierarchy` and `content`. */
  _snippetResult?: { content?: { value: string }; hierarchy: { lvl1: { value: string }; lvl2?: { value: string } } };
  /** True for a suggestion, which is never shown as a hit. */
  isSuggestion?: true;
};

/** HTML, since DocSearch renders its texts as such. */
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

/** Hits grouped by page, with its trail and version as heading. */
export function toDocSearchHits(hits: readonly SearchHit[], versionLabel: (version: string) => string): ShownHit[] {
  return groupByPage(hits).flatMap((group) => {
    const heading = headingOf(group, versionLabel);
    return group.hits.map((hit) => toDocSearchHit(hit, heading));
  });
}

function headingOf({ trail, version }: PageGroup, versionLabel: (version: string) => string): string {
  const path = trail.join(' › ');
  return version === null ? path : `${path} · ${versionLabel(version)}`;
}

/** Pages show their title above the passage, other places their own; stored hits show the heading instead. */
function toDocSearchHit(hit: SearchHit, heading: string): ShownHit {
  const { id: objectID, url, kind, snippet } = hit;
  const label = hit.hierarchy.at(-1) ?? [];
  const title = marked(label);
  const passage = snippet && marked(snippet);
  const shown = escapeHtml(heading);
  if (isPageStart(hit)) {
    return {
      objectID,
      url,
      kind,
      type: 'lvl1',
      content: snippet && escapeHtml(segmentText(snippet)),
      hierarchy: levels(heading, shown, null),
      _snippetResult: { hierarchy: { lvl1: { value: title } }, ...(passage && { content: { value: passage } }) },
    };
  }
  const above = hit.hierarchy.slice(0, -1).map(marked).join(' › ') || shown;
  return {
    objectID,
    url,
    kind,
    type: 'lvl2',
    content: null,
    hierarchy: levels(heading, shown, escapeHtml(segmentText(label))),
    _snippetResult: { hierarchy: { lvl1: { value: passage ?? above }, lvl2: { value: title } } },
  };
}

/**
 * DocSearch suggests the first three group names of the query with the most groups so far. So each suggestion is a
 * group of its own, followed by enough empty groups to exceed every earlier query.
 */
export function toSuggestionHits(suggestions: readonly string[], groups: number): ShownHit[] {
  return Array.from({ length: suggestions.length > 0 ? groups : 0 }, (_, index) => ({
    objectID: `suggestion ${index}`,
    url: '',
    type: 'lvl1',
    content: null,
    hierarchy: levels(suggestions[index] ?? `empty ${index}`, '', null),
    isSuggestion: true,
  }));
}

export const withoutSuggestions = (hits: DocSearchHit[]): DocSearchHit[] =>
  hits.filter((hit) => !(hit as Partial<ShownHit>).isSuggestion);
