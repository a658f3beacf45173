import { extractMagicComments } from '../../src/gatsby/document/magicComments';

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
