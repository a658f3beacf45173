import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { scrollingTable } from './apiParts';
import { defineComponent } from './defineComponent';
import { isElement } from './html';

/** `<ImportSizes>` around a list: what the imports in each line add to an app. */
export const ImportSizes = defineComponent({
  props: z.object({}),
  async build({ children: [list, ...rest], context: { bytesOf } }) {
    if (!bytesOf) throw new Error('<ImportSizes>: expected in a page of the documentation');
    const items = isElement(list, 'ul') && rest.length === 0 ? list.children.filter((it) => isElement(it)) : [];
    const rows = items.map(async (item) => {
      const bytes = await bytesOf(importsIn(item).join('\n'));
      return h('tr', [h('td', item.children), h('td', { align: 'right' }, (bytes / 1000).toFixed(1))]);
    });
    if (rows.length === 0)
      throw new Error("<ImportSizes>: expected one list of lines such as - `import { a } from 'b'`");
    const head = h('thead', [h('tr', [h('th', 'Import'), h('th', { align: 'right' }, 'kB')])]);
    return scrollingTable('Sizes', [head, h('tbody', await Promise.all(rows))]);
  },
});

function importsIn(item: Element): string[] {
  const found: string[] = [];
  visit(item, { type: 'element', tagName: 'code' }, (node) => void found.push(toString(node as Element)));
  if (found.length === 0) throw new Error(`<ImportSizes>: expected code in "${toString(item)}"`);
  return found;
}
