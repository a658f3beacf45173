/** What stands behind the language of a fence: `title="App.tsx" {1,3-5} ins={2} del={4} showLineNumbers`. */
export interface CodeMeta {
  title: string | null;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  showLineNumbers: boolean;
}

const PART =
  /title="(?<title>[^"]*)"|(?<kind>ins=|del=)?\{(?<lines>[\d,\s-]*)\}|(?<flag>showLineNumbers)|(?<rest>\S+)/g;

/** @throws Error that names a part that is none of these, or marks no line */
export function parseCodeMeta(meta: string): CodeMeta {
  const lines = { '': new Set<number>(), 'ins=': new Set<number>(), 'del=': new Set<number>() };
  let title: string | null = null;
  let showLineNumbers = false;

  for (const { groups = {} } of meta.matchAll(PART)) {
    if (groups.rest) {
      throw new Error(
        `"${groups.rest}" after the language: expected title="…", {1,3-5}, ins={…}, del={…} or showLineNumbers`,
      );
    }
    title = groups.title ?? title;
    showLineNumbers ||= groups.flag !== undefined;
    if (groups.lines === undefined) continue;
    for (const line of lineNumbers(groups.lines)) lines[(groups.kind ?? '') as keyof typeof lines].add(line);
  }
  return { title, highlighted: lines[''], inserted: lines['ins='], deleted: lines['del='], showLineNumbers };
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
