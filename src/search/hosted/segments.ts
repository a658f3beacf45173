import type { Segment } from '../types';

/** Characters for private use, so that no text of a page is taken for a mark of what was found. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/** Splits a text in which the service has marked what it found; the text of the segments is plain, never HTML. */
export function parseSegments(marked: string): Segment[] {
  const segments: Segment[] = [];
  let match = false;
  for (const part of marked.split(/([\uE000\uE001])/)) {
    if (part === MATCH_START || part === MATCH_END) match = part === MATCH_START;
    else if (part !== '') segments.push({ text: part, match });
  }
  return segments;
}
