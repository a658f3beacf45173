/** Why a text cannot be imported, as a sentence for its author. */
export class ImportError extends Error {
  /** @param at where in the text, as an offset in characters, if it can be told */
  constructor(
    message: string,
    readonly at?: number,
  ) {
    super(message);
  }
}

/** The line and column of an offset, both counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const LONGEST_QUOTE = 60;

/** A part of a text as a message shows it: in one line, and short. */
export function quoted(part: string): string {
  const line = part.trim().replace(/\s+/g, ' ');
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line}”`;
}
