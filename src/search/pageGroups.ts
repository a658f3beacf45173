import type { SearchHit, Segment } from './types';

/** Hits of one page that stand beside each other. */
export interface PageGroup {
  /** The page, without a hash. */
  url: string;
  version: string | null;
  /** Labels that lead to all of the hits: of the page, and of the section that holds them if they stand in one. */
  trail: string[];
  hits: SearchHit[];
}

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** Whether a hit is the beginning of its page. */
export const isPageStart = ({ url }: Pick<SearchHit, 'url'>): boolean => !url.includes('#');

/** Puts hits of one page that stand beside each other in a group; the order stays. */
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

/** Labels that lead to a hit: of its page and of what holds it; of a page, its own too. */
function trailOf(hit: SearchHit): string[] {
  const labels = hit.hierarchy.map(textOf);
  return isPageStart(hit) || labels.length === 1 ? labels : labels.slice(0, -1);
}

function sharedStart(one: readonly string[], other: readonly string[]): string[] {
  const end = one.findIndex((label, index) => label !== other[index]);
  return end === -1 ? [...one] : one.slice(0, Math.max(end, 1));
}
