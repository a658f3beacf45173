import type { Segment } from '../../shared/search/client';

/** Private-use characters, so that no page text is mistaken for a mark. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/** Splits text at the service's marks; segments are plain text, never HTML. */
export function parseSegments(marked: string): Segment[] {
  const segments: Segment[] = [];
  let match = false;
  for (const part of marked.split(/([\uE000\uE001])/)) {
    if (part === MATCH_START || part === MATCH_END) match = part === MATCH_START;
    else if (part !== '') segments.push({ text: part, match });
  }
  return segments;
}
