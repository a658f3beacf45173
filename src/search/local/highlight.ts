import type { Segment } from '../types';
import { readWords, type Token, type Word } from './tokenize';

/** The terms that were found, and how many of their letters were asked for. */
export type Marks = ReadonlyMap<string, number>;

/** Words of a passage, and how many of them stand before the first that was found. */
const PASSAGE = 24;
const LEAD = 5;

const ELLIPSIS: Segment = { text: '…', match: false };

/** A text with the found words marked. */
export function highlight(text: string, marks: Marks): Segment[] {
  const segments = segmentsOf(text, { start: 0, end: text.length }, spansIn(readWords(text), marks));
  return segments.length > 0 ? segments : [{ text, match: false }];
}

/** The passage of a text in which most of the found words stand, marked; null when none does. */
export function snippetOf(text: string, marks: Marks): Segment[] | null {
  const words = readWords(text);
  const found = words.map((word) => foundIn(word, marks));
  let best = { count: 0, at: 0 };
  for (const [at, terms] of found.entries()) {
    if (terms.length === 0) continue;
    const { size } = new Set(found.slice(at, at + PASSAGE - LEAD).flat());
    if (size > best.count) best = { count: size, at };
  }
  if (best.count === 0) return null;
  const first = Math.max(0, Math.min(best.at - LEAD, words.length - PASSAGE));
  const last = Math.min(first + PASSAGE, words.length) - 1;
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const segments = segmentsOf(text, { start, end }, spansIn(words.slice(first, last + 1), marks));
  return [...(start > 0 ? [ELLIPSIS] : []), ...segments, ...(end < text.length ? [ELLIPSIS] : [])];
}

interface Span {
  start: number;
  end: number;
}

/** A part of a text in segments, of which the spans are marked. */
function segmentsOf(text: string, { start, end }: Span, spans: readonly Span[]): Segment[] {
  const segments: Segment[] = [];
  const add = (from: number, to: number, match: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), match });
  };
  let at = start;
  for (const span of spans) {
    add(at, span.start, false);
    add(span.start, span.end, true);
    at = span.end;
  }
  add(at, end, false);
  return segments;
}

/** Where found terms stand, in order and without overlaps. */
function spansIn(words: readonly Word[], marks: Marks): Span[] {
  const spans = words
    .flatMap((word) => [word, ...word.parts])
    .flatMap((token) => spanOf(token, marks))
    .sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function spanOf({ term, start, end }: Token, marks: Marks): Span[] {
  const length = marks.get(term);
  if (length === undefined) return [];
  return [{ start, end: length < term.length ? Math.min(start + length, end) : end }];
}

/** The terms found in a word and in its parts. */
const foundIn = (word: Word, marks: Marks): string[] =>
  [word, ...word.parts].map(({ term }) => term).filter((term) => marks.has(term));
