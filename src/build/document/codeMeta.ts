/** What says how `npm run check:docs` proves a sample; see "Samples" in content/README.md. A reader does not see it. */
export interface SampleMeta {
  /** Continues the sample before it. */
  continued: boolean;
  /** Shows what the sample before it prints or gives. */
  output: boolean;
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
}

/** What stands behind the language of a fence: `title="App.tsx" {1,3-5} ins={2} del={4} showLineNumbers`. */
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
  /(?<name>title|version|unchecked|error|throws|as)="(?<text>[^"]*)"|(?<kind>ins=|del=)?\{(?<lines>[\d,\s-]*)\}|(?<flag>showLineNumbers|typescript|continued|output)(?!\S)|(?<rest>\S+)/g;

/** What an author is told to write instead. */
const EXPECTED =
  'title="…", {1,3-5}, ins={…}, del={…}, showLineNumbers, typescript, continued, output, version="…", unchecked="…", error="…", throws="…" or as="…"';

/** @throws Error that names a part that is none of these, or marks no line */
export function parseCodeMeta(meta: string): CodeMeta {
  const lines = { '': new Set<number>(), 'ins=': new Set<number>(), 'del=': new Set<number>() };
  const texts: Texts = { title: null, version: null, unchecked: null, error: null, throws: null, as: null };
  const flags = { showLineNumbers: false, typescript: false, continued: false, output: false };

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

/** `1,3-5` is 1, 3, 4, 5. */
function lineNumbers(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (from < 1 || to < from) {
      throw new Error(`"{${list}}" after the language: expected lines from 1, such as {1,3-5}`);
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
