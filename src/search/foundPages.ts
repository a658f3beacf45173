import type { SearchHit } from '../shared/search/client';
import { groupByPage, segmentText } from './pageGroups';

/** What a search found, as assistants read it. */
export interface FoundPage {
  page: string;
  title: string;
  places: { address: string; title: string; text: string }[];
}

/** Most places that an assistant gets. */
export const MAX_PLACES = 12;

export const foundPages = (hits: readonly SearchHit[]): FoundPage[] =>
  groupByPage(hits).map(({ url, trail, hits: places }) => ({
    page: url,
    title: trail.join(' > '),
    places: places.map((hit) => ({
      address: hit.url,
      title: segmentText(hit.hierarchy.at(-1) ?? []),
      text: segmentText(hit.snippet ?? []),
    })),
  }));
