const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6} +./;

/** Where the headings of markdown begin; code may look like one. */
function headingsIn(markdown: string): number[] {
  const starts: number[] = [];
  let start = 0;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    if (fence === undefined && HEADING.test(line)) starts.push(start);
    start += line.length + 1;
  }
  return starts;
}

/** Markdown up to a heading: at most `max` characters, unless the first section is longer. */
export function beginningOf(markdown: string, max: number): string {
  if (markdown.length <= max) return markdown;
  const ends = headingsIn(markdown).filter((start) => start > 0);
  const end = ends.findLast((start) => start <= max) ?? ends[0];
  return `${markdown.slice(0, end).trimEnd()}\n`;
}
