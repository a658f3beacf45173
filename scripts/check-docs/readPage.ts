import { extractSamples } from './extractSamples';
import type { Page, Problem, Sample } from './types';

/** A page with its text, and the problems found before compilation. */
export interface ReadPage {
  page: Page;
  text: string;
  problems: Problem[];
}

/** Reads the samples of a page, or an example file as a single sample. */
export function readPage(file: string, text: string): ReadPage {
  if (!file.endsWith('.mdx'))
    return { page: { file, kind: 'example', samples: [exampleOf(file, text)] }, text, problems: [] };
  const { samples, problems } = extractSamples(text, file);
  return { page: { file, kind: 'page', samples }, text, problems };
}

function exampleOf(file: string, code: string): Sample {
  return {
    file,
    line: 1,
    language: file.endsWith('.tsx') ? 'tsx' : 'ts',
    code,
    fileName: null,
    source: null,
    previous: null,
    version: null,
    unchecked: null,
    error: null,
    throws: null,
    as: null,
    outputs: [],
  };
}
