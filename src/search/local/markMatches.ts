import type { Segment } from '../../shared/search/client';
import { stemWord, tokenize, type Token, type Word } from './tokenize';

/** Number of letters to mark by found term; words that only share a stem are marked completely. */
export type Marks = ReadonlyMap<string, number>;

/** Words of a snippet, and how many of them precede the first match. */
const SNIPPET_WORDS = 24;
const LEADING_WORDS = 5;

const ELLIPSIS: Segment = { text: '…', match: false };

export function markText(text: string, marks: Marks): Segment[] {
  const segments = toSegments(text, { start: 0, end: text.length }, findSpans(tokenize(text), marks));
  return segments.length > 0 ? segments : [{ text, match: false }];
}

/** The passage with the most found words, marked; null if there are none. */
export function makeSnippet(text: string, marks: Marks): Segment[] | null {
  const words = tokenize(text);
  const found = words.map((word) => foundTerms(word, marks));
  let best = { count: 0, at: 0 };
  for (const [at, terms] of found.entries()) {
    if (terms.length === 0) continue;
    const { size } = new Set(found.slice(at, at + SNIPPET_WORDS - LEADING_WORDS).flat());
    if (size > best.count) best = { count: size, at };
  }
  if (best.count === 0) return null;
  const first = Math.max(0, Math.min(best.at - LEADING_WORDS, words.length - SNIPPET_WORDS));
  const last = Math.min(first + SNIPPET_WORDS, words.length) - 1;
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const segments = toSegments(text, { start, end }, findSpans(words.slice(first, last + 1), marks));
  return [...(start > 0 ? [ELLIPSIS] : []), ...segments, ...(end < text.length ? [ELLIPSIS] : [])];
}

interface Span {
  start: number;
  end: number;
}

function toSegments(text: string, { start, end }: Span, spans: readonly Span[]): Segment[] {
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

function findSpans(words: readonly Word[], marks: Marks): Span[] {
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
  const length = marks.get(term) ?? (marks.has(stemWord(term)) ? term.length : 0);
  if (length === 0) return [];
  return [{ start, end: length < term.length ? Math.min(start + length, end) : end }];
}

const foundTerms = (word: Word, marks: Marks): string[] =>
  [word, ...word.parts].flatMap(({ term }) => [term, stemWord(term)].find((it) => marks.has(it)) ?? []);
