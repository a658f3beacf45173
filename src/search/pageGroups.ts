import type { SearchHit, Segment } from '../shared/search/client';

export interface PageGroup {
  /** URL of the page, without a hash. */
  url: string;
  version: string | null;
  /** Labels above all hits: of the page, and of the section if they share one. */
  trail: string[];
  hits: SearchHit[];
}

export const segmentText = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** Whether a hit is a page as a whole. */
export const isPageStart = ({ url, kind }: Pick<SearchHit, 'url' | 'kind'>): boolean =>
  !url.includes('#') && kind !== 'question';

/** Groups adjacent hits of one page; keeps their order. */
export function groupByPage(hits: readonly SearchHit[]): PageGroup[] {
  const groups: PageGroup[] = [];
  for (const hit of hits) {
    const url = hit.url.replace(/#.*/, '');
    const last = groups.at(-1);
    if (last?.url === url) {
      last.hits.push(hit);
      last.trail = sharedStart(last.trail, trailOf(hit));
    } else groups.push({ url, version: hit.version, trail: trailOf(hit), hits: [hit] });
  }
  return groups;
}

/** Labels above a hit: of its page and sections; for a page, with its own. */
function trailOf(hit: SearchHit): string[] {
  const labels = hit.hierarchy.map(segmentText);
  return isPageStart(hit) || labels.length === 1 ? labels : labels.slice(0, -1);
}

function sharedStart(one: readonly string[], other: readonly string[]): string[] {
  const end = one.findIndex((label, index) => label !== other[index]);
  return end === -1 ? [...one] : one.slice(0, Math.max(end, 1));
}
