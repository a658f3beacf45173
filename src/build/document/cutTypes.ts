/** An annotation, type arguments, or a name that an import line loses: what can go without the rest being laid out anew. */
const SIMPLE = /^(?:[?!]?:\s|<|type\s|[\w$]+,?\s*$)/;

/**
 * A sample without its types where that is a matter of cutting them out: its lines stay as their author laid them out.
 *
 * @param code the sample
 * @param blanked the same with spaces where it has types
 * @returns null where a sample must be laid out anew to look as one would write it
 */
export function cutTypes(code: string, blanked: string): string | null {
  const before = code.split('\n');
  const result: string[] = [];
  let depth = 0;
  for (const [index, line] of blanked.split('\n').entries()) {
    const original = before[index] ?? '';
    const isEmptied = line.trim() === '' && original.trim() !== '';
    if (line !== original && depth > 0) return null;
    depth += bracketsOpened(line);
    if (isEmptied) continue;
    const cut = line === original ? line : cutLine(original, line);
    if (cut === null) return null;
    const isSecondEmptyLine = cut.trim() === '' && (result.at(-1)?.trim() ?? '') === '';
    if (!isSecondEmptyLine) result.push(cut);
  }
  return result.join('\n').trimEnd();
}

/** How many brackets a line leaves open. Those in texts count, too: then the sample is laid out anew, which is as well. */
function bracketsOpened(line: string): number {
  return (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0);
}

function cutLine(original: string, blanked: string): string | null {
  let rest = '';
  let end = 0;
  for (const { from, to } of blankedRuns(original, blanked)) {
    if (!SIMPLE.test(original.slice(from, to))) return null;
    rest += original.slice(end, from);
    end = /\s$/.test(rest) && original[to] === ' ' ? to + 1 : to;
  }
  rest += original.slice(end);
  return rest
    .replace(/,?\s*\}(?= from )/, ' }')
    .replace(/, \{ \}(?= from )/, '')
    .replace(/\(([\w$]+)\) =>/g, '$1 =>');
}

/** Where a line has become spaces; the spaces between two such places belong to them. */
function blankedRuns(original: string, blanked: string): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let at = 0; at < original.length; at++) {
    if (original[at] === blanked[at]) continue;
    const last = runs.at(-1);
    if (last && blanked.slice(last.to, at).trim() === '') last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}
