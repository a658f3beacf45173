/** How `npm run check:docs` checks a sample; see "Samples" in content/README.md. Not shown to readers. */
interface SampleMeta {
  /** Continues the previous sample. */
  continued: boolean;
  /** Shows the output of the previous sample. */
  output: boolean;
  /** Proves sentences of the section above it. */
  proof: boolean;
  /** Version that the sample is for, if it is not the page's. */
  version: string | null;
  /** Reason not to check the sample. */
  unchecked: string | null;
  /** Part of the expected compile error. */
  error: string | null;
  /** Part of the expected error message at run time. */
  throws: string | null;
  /** Type of a JSON sample. */
  as: string | null;
}

/** Text after the language of a fence: `title="App.tsx" {1,3-5} ins={2} del={4} showLineNumbers`. */
export interface CodeMeta extends SampleMeta {
  title: string | null;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  showLineNumbers: boolean;
  /** Shown in TypeScript only. */
  typescript: boolean;
}

type Texts = Pick<CodeMeta, 'title' | 'version' | 'unchecked' | 'error' | 'throws' | 'as'>;

const PART =
  /(?<name>title|version|unchecked|error|throws|as)="(?<text>[^"]*)"|(?<kind>ins=|del=)?\{(?<lines>[\d,\s-]*)\}|(?<flag>showLineNumbers|typescript|continued|output|proof)(?!\S)|(?<rest>\S+)/g;

const EXPECTED =
  'title="…", {1,3-5}, ins={…}, del={…}, showLineNumbers, typescript, continued, output, proof, version="…", unchecked="…", error="…", throws="…" or as="…"';

/** Whether a language is code that compiles and runs. */
export const isScript = (language: string): boolean => /^[jt]sx?$/.test(language);

/** Whether a fence is code that compiles, or JSON with a type. */
export const isSample = (language: string, meta: CodeMeta): boolean =>
  language === 'json' ? meta.as !== null : isScript(language) && !meta.output;

/** Whether a fence is checked against its version, and compared with other versions. */
export const isCompared = (language: string, meta: CodeMeta): boolean =>
  isSample(language, meta) && !meta.output && !meta.proof && meta.version === null && meta.unchecked === null;

/** @throws Error for an unknown part or an invalid line range */
export function parseCodeMeta(meta: string): CodeMeta {
  const lines = { '': new Set<number>(), 'ins=': new Set<number>(), 'del=': new Set<number>() };
  const texts: Texts = { title: null, version: null, unchecked: null, error: null, throws: null, as: null };
  const flags = { showLineNumbers: false, typescript: false, continued: false, output: false, proof: false };

  for (const { groups = {} } of meta.matchAll(PART)) {
    if (groups.rest) {
      throw new Error(`"${groups.rest}" after the language: expected ${EXPECTED}`);
    }
    if (groups.name) texts[groups.name as keyof Texts] = groups.text ?? '';
    if (groups.flag) flags[groups.flag as keyof typeof flags] = true;
    if (groups.lines === undefined) continue;
    for (const line of lineNumbers(groups.lines)) lines[(groups.kind ?? '') as keyof typeof lines].add(line);
  }
  return { ...texts, ...flags, highlighted: lines[''], inserted: lines['ins='], deleted: lines['del='] };
}

/** `1,3-5` as numbers. Throws Error for another form. */
export function lineNumbers(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (from < 1 || to < from) {
      throw new Error(`"{${list}}" after the language: expected lines from 1, such as {1,3-5}`);
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const COMMENT_START = String.raw`(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--)`;
const COMMENT_END = String.raw`(?:\*\/\s*\}|\*\/|-->)?`;
const MAGIC_COMMENT = new RegExp(
  String.raw`^\s*${COMMENT_START}\s*highlight-(next-line|start|end)\s*${COMMENT_END}\s*$`,
);

/** Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end`; lines count from 1. */
export function extractMagicComments(code: string): { code: string; highlighted: Set<number> } {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = MAGIC_COMMENT.exec(line)?.[1];
    if (kind === undefined) {
      kept.push(line);
      if (inside || next) highlighted.add(kept.length);
      next = false;
    } else if (kind === 'next-line') next = true;
    else inside = kind === 'start';
  }
  return { code: kept.join('\n'), highlighted };
}

/**
 * Empties the lines that a fence marks as deleted; line numbers stay unchanged. `deleted` counts displayed lines from
 * 1.
 */
export function withoutDeleted(code: string, deleted: ReadonlySet<number>): string {
  let shown = 0;
  return code
    .split('\n')
    .map((line) => (isShown(line) && deleted.has(++shown) ? '' : line))
    .join('\n');
}

/** Comments that mark lines are not displayed, and so not counted. */
const isShown = (line: string) => line.trim() === '' || extractMagicComments(line).code !== '';
