/** Why a text cannot be imported; line and column count from 1 and are missing if unknown. */
export interface ImportProblem {
  problem: string;
  line?: number;
  column?: number;
  /** Unknown fields with which the text could be imported. */
  newFields?: string[];
}

/** Why a text cannot be imported; the message is a sentence for its author. */
export class ImportError extends Error {
  /**
   * @param at offset in the text, in characters, if known
   * @param newFields unknown fields with which the text could be imported
   */
  constructor(
    message: string,
    readonly at?: number,
    readonly newFields?: string[],
  ) {
    super(message);
  }

  /** What is wrong, and where in the text. */
  problemIn(text: string): ImportProblem {
    const { message, at, newFields } = this;
    return { problem: message, ...(at !== undefined && lineAndColumnAt(text, at)), ...(newFields && { newFields }) };
  }
}

/** Line and column of an offset, both counted from 1. */
export function lineAndColumnAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const LONGEST_QUOTE = 60;

/** A part of a text in quotes, on one line and shortened. */
export function quoteShortened(part: string): string {
  const line = part.trim().replace(/\s+/g, ' ');
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line}”`;
}
