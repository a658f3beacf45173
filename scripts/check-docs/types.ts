import type { CodeMeta } from '../../src/gatsby/document/codeMeta';

export interface Problem {
  /** Project path. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  message: string;
}

/** A fence with the output or value of a sample. */
export interface Output {
  line: number;
  language: string;
  code: string;
}

export type Language = 'ts' | 'tsx' | 'js' | 'jsx' | 'json';

/** Whether a language is type-checked as TypeScript. JSON is, because it gets a type. */
export const isTypedLanguage = (language: string): boolean => /^tsx?$|^json$/.test(language);

/** Words of a page, and the page line of the comment that quotes them above their proof. */
export interface Sentence {
  line: number;
  words: string;
}

/** Checked code: a fence of a page, or an example file. */
export interface Sample extends Pick<CodeMeta, 'version' | 'unchecked' | 'error' | 'throws' | 'as'> {
  file: string;
  line: number;
  language: Language;
  code: string;
  /** Name under which later samples of the page import it. */
  fileName: string | null;
  /** The sample that it continues. */
  previous: Sample | null;
  /** Sentences of the page that it proves. */
  proves: Sentence[];
  outputs: Output[];
}

/** A sample that is checked for nothing but what its code says. */
export const plainSample = (file: string, line: number, language: Language, code: string): Sample => ({
  file,
  line,
  language,
  code,
  fileName: null,
  previous: null,
  version: null,
  unchecked: null,
  error: null,
  throws: null,
  as: null,
  proves: [],
  outputs: [],
});

export interface Page {
  file: string;
  kind: 'page' | 'example';
  samples: Sample[];
}

export interface RunPlan {
  id: number;
  bundle: string;
  /** Page line for problems without a more exact line. */
  line: number;
  /** Absolute path of the sample's module, and the page line of each line of its text. */
  path: string;
  lines: (number | null)[];
  throws: string | null;
  /** Export name of a component to render instead of the last statement's value. */
  component: string | null;
  outputs: Output[];
  /** Page line of each claim. */
  claims: number[];
}

/** `line` is a line of the page. */
export interface RunProblem {
  line: number;
  message: string;
}

/** Sent by the child process before and after each sample. */
export type RunMessage = { started: number } | { finished: number; problems: RunProblem[] };
