import { lineNumbers } from './codeMeta';

/** A comment around lines that have a name, `// #region query` and `// #endregion`, as editors fold them. */
const REGION = /^\s*(?:\/\/|\/\*)\s*#(?<kind>end)?region\b\s*(?<name>[\w-]*).*$/;

/**
 * The lines of a file that a page shows, without their common indentation. Comments around regions are never shown.
 *
 * @throws Error for a region or lines that the file does not have
 */
export function partOfSource(code: string, { region, lines }: { region?: string; lines?: string }): string {
  const all = code.split('\n');
  if (region !== undefined && lines !== undefined) throw new Error('<Source>: expected region or lines, not both');
  if (region !== undefined) return unindented(linesOfRegion(all, region));
  const shown = lines === undefined ? all : lineNumbers(lines).map((line) => all[line - 1]);
  if (shown.some((line) => line === undefined)) {
    throw new Error(`<Source lines="${lines}">: expected ${all.length} at most, as many lines as the file has`);
  }
  return unindented(shown as string[]);
}

function linesOfRegion(lines: readonly string[], name: string): string[] {
  const start = lines.findIndex((line) => REGION.exec(line)?.groups?.name === name);
  if (start < 0) {
    const names = lines.flatMap((line) => REGION.exec(line)?.groups?.name || []).join(', ') || 'none';
    throw new Error(`<Source region="${name}">: expected a region of the file: ${names}`);
  }
  let depth = 1;
  const count = lines.slice(start + 1).findIndex((line) => {
    const { groups } = REGION.exec(line) ?? {};
    if (groups) depth += groups.kind ? -1 : 1;
    return depth === 0;
  });
  if (count < 0) throw new Error(`<Source region="${name}">: expected #endregion after it`);
  return lines.slice(start + 1, start + 1 + count);
}

function unindented(lines: readonly string[]): string {
  const shown = lines.filter((line) => !REGION.test(line));
  const indents = shown.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Infinity);
  return shown.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}
