const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6} +/;

/** The lines of markdown, and whether each is a heading; code may look like one. */
function readLines(markdown: string): { line: string; isHeading: boolean }[] {
  let fence: string | undefined;
  return markdown.split('\n').map((line) => {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
    return { line, isHeading: fence === undefined && HEADING.test(line) };
  });
}

/**
 * Cuts markdown before headings into parts of at most `max` characters. A section that is longer is a part of its own.
 */
export function cutAtHeadings(markdown: string, max: number): string[] {
  if (markdown.length <= max) return [markdown];
  const sections: string[] = [''];
  for (const { line, isHeading } of readLines(markdown)) {
    if (isHeading) sections.push('');
    sections.push(`${sections.pop()}${line}\n`);
  }
  const parts: string[] = [''];
  for (const section of sections) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + section.length > max) parts.push('');
    parts.push(`${parts.pop()}${section}`);
  }
  return parts.map((part) => `${part.trimEnd()}\n`);
}
