import { extractMagicComments } from '../../src/build/document/magicComments';

/**
 * Takes the lines that a fence marks as deleted out of its code; the others stay where they are.
 *
 * @param code of the fence
 * @param deleted lines, from 1, counted as they are shown
 */
export function withoutDeleted(code: string, deleted: ReadonlySet<number>): string {
  let shown = 0;
  return code
    .split('\n')
    .map((line) => (isShown(line) && deleted.has(++shown) ? '' : line))
    .join('\n');
}

/** A comment that marks lines is not shown, and not counted. */
const isShown = (line: string) => line.trim() === '' || extractMagicComments(line).code !== '';
