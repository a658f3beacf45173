const OPEN = String.raw`(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--)`;
const CLOSE = String.raw`(?:\*\/\s*\}|\*\/|-->)?`;
const COMMENT = new RegExp(String.raw`^\s*${OPEN}\s*highlight-(next-line|start|end)\s*${CLOSE}\s*$`);

/** Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end`; lines count from 1. */
export function extractMagicComments(code: string): { code: string; highlighted: Set<number> } {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = COMMENT.exec(line)?.[1];
    if (kind === undefined) {
      kept.push(line);
      if (inside || next) highlighted.add(kept.length);
      next = false;
    } else if (kind === 'next-line') next = true;
    else inside = kind === 'start';
  }
  return { code: kept.join('\n'), highlighted };
}
