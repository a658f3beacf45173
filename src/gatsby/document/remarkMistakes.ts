import type { Image, Nodes, Parents, Root, Table, TableRow, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A note or a reference that markdown leaves as text, because nothing defines it. */
const UNDEFINED = /(?<!\\)(?:\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\])/;

/** Reports what markdown accepts, but readers would see as a mistake. */
export function remarkMistakes() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children;
    if (!first) file.message('no text: expected a paragraph below the front matter', { line: 1, column: 1 });
    if (first?.type === 'heading') {
      file.message('a heading before any text: expected a paragraph first', first.position);
    }
    let depth = 1;
    visit(tree, (node, _, parent) => {
      if (node.type === 'heading' && node.depth > 1) {
        if (node.depth > depth + 1) {
          const expected = '#'.repeat(depth + 1);
          file.message(`${'#'.repeat(node.depth)} skips a level of headings: expected ${expected}`, node.position);
        }
        depth = node.depth;
      }
      const reason = mistakeOf(node, parent, file);
      if (reason) file.message(reason, node.position);
    });
  };
}

function mistakeOf(node: Nodes, parent: Parents | undefined, file: VFile): string | undefined {
  switch (node.type) {
    case 'code':
      return node.lang ? undefined : 'code without a language: expected one after ```, such as tsx, shell or text';
    case 'text':
      return undefinedIn(node, file);
    case 'tableRow':
      return parent?.type === 'table' ? surplusCells(node, parent) : undefined;
    case 'image':
      return imageMistake(node);
    default:
      return undefined;
  }
}

function undefinedIn({ position }: Text, file: VFile): string | undefined {
  const source = String(file.value).slice(position?.start.offset, position?.end.offset);
  const [found] = UNDEFINED.exec(source) ?? [];
  return found && `${found}: expected a definition, such as ${found.replace(/^.*\[/, '[')}: …; or \\[ for text`;
}

function surplusCells({ children }: TableRow, { children: [first] }: Table): string | undefined {
  const columns = first?.children.length ?? 0;
  if (children.length <= columns) return undefined;
  return `a row of ${children.length} cells: expected ${columns} at most, as in the first row; \\| is a | that is text`;
}

function imageMistake({ alt, url }: Image): string | undefined {
  if (!alt?.trim()) return `an image without words: expected ![what it shows](${url})`;
  if (/^\.{0,2}\/(?!\/)/.test(url)) return undefined;
  return `the image ${url}: expected a file next to the page, such as ./picture.png; pages load nothing of other sites`;
}
