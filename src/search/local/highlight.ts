import type { Segment } from '../types';
import { partsOf, wordsOf, type Token } from './tokenize';

/** The terms that were found, and how many of their letters were asked for. */
export type Marks = ReadonlyMap<string, number>;

/** Words of a passage, and how many of them stand before the first that was found. */
const PASSAGE = 24;
const LEAD = 5;

/** A text with the found words marked. */
export function highlight(text: string, marks: Marks): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const span of spansIn(text, marks)) {
    if (span.start > end) segments.push({ text: text.slice(end, span.start), match: false });
    segments.push({ text: text.slice(span.start, span.end), match: true });
    end = span.end;
  }
  if (end < text.length || segments.length === 0) segments.push({ text: text.slice(end), match: false });
  return segments;
}

/** The passage of a text in which most of the found words stand, marked; null when none does. */
export function snippetOf(text: string, marks: Marks): Segment[] | null {
  const words = wordsOf(text);
  const found = words.map((word) => foundIn(text, word, marks));
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
  const passage = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return highlight(passage, marks);
}

interface Span {
  start: number;
  end: number;
}

/** Where found terms stand, in order and without overlaps. */
function spansIn(text: string, marks: Marks): Span[] {
  const spans = [...wordsOf(text), ...partsOf(text)]
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
const foundIn = (text: string, { term, start, end }: Token, marks: Marks): string[] =>
  [term, ...partsOf(text.slice(start, end)).map((part) => part.term)].filter((it) => marks.has(it));
