/** Something wrong with a sample: where it stands and what is wrong. */
export interface Problem {
  /** Path relative to the project. */
  file: string;
  /** Line of the file, from 1. */
  line: number;
  message: string;
}

/** A fence that shows what a sample prints or gives. */
export interface Output {
  /** Line of its first line of text. */
  line: number;
  language: string;
  code: string;
}

export type Language = 'ts' | 'tsx' | 'js' | 'jsx' | 'json';

/** Whether a fence in this language is code that compiles and runs. */
export const isScript = (language: string): boolean => /^[jt]sx?$/.test(language);

/** Whether a language is TypeScript; JSON that has a type is. */
export const isTyped = (language: string): boolean => /^tsx?$|^json$/.test(language);

/** A piece of code that is checked: a fence of a page, or an example's file. */
export interface Sample {
  /** Path relative to the project of the page, or of the example. */
  file: string;
  /** Line of its first line of code. */
  line: number;
  language: Language;
  code: string;
  /** Name of the file that it is for the samples below it on its page. */
  fileName: string | null;
  /** The file that it is, relative to the project, where its page shows one. */
  source: string | null;
  /** The sample that it continues. */
  previous: Sample | null;
  /** The version that it is written for, where that is not its page's. */
  version: string | null;
  /** Why it is not checked. */
  unchecked: string | null;
  /** Part of the message with which it does not compile. */
  error: string | null;
  /** Part of the message with which it throws. */
  throws: string | null;
  /** The type that JSON is of. */
  as: string | null;
  outputs: Output[];
}

/** The samples of a page, or the one of an example's file. */
export interface Page {
  /** Path relative to the project. */
  file: string;
  kind: 'page' | 'example';
  samples: Sample[];
}

/** How much of a page was checked. */
export interface Summary {
  samples: number;
  compiled: number;
  run: number;
  outputs: number;
  /** How many samples had no problem. */
  passed: number;
  optedOut: { file: string; line: number; reason: string }[];
}

/** What came of checking a page. */
export interface PageResult {
  problems: Problem[];
  summary: Summary;
  /** Files of the version, relative to the project, that its samples import. */
  uses: string[];
}
