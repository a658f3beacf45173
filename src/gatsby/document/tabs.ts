import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { DocumentContext } from './context';

interface Panel {
  label: string;
  content: ElementContent[];
  /** Generated from the previous panel, so omitted from markdown, and one text with it in the page. */
  isDerived?: boolean;
}

declare module 'hast' {
  interface ElementData {
    panel?: Panel;
  }
}

/**
 * Tabs made of radio buttons: they work without JavaScript and with the arrow keys.
 *
 * @param group tabs of the same group switch together; null for independent tabs
 * @throws Error for no panels or duplicate labels
 */
export function tabs(panels: readonly Panel[], group: string | null, { nextId }: Pick<DocumentContext, 'nextId'>) {
  if (panels.length === 0) throw new Error('<Tabs> with nothing in it: expected <Tab label="…">');
  if (new Set(panels.map(({ label }) => label)).size < panels.length) {
    throw new Error('<Tabs> with two tabs of the same label: expected another for one of them');
  }
  const name = nextId('tabs');
  const props = { role: 'group', ariaLabel: group?.replace(/-/g, ' ') ?? 'Variants', dataTabs: group ?? '' };
  return h(
    'div',
    { className: panels.every(isCode) ? 'tabs code-tabs' : 'tabs', ...props },
    panels.map((panel, index): Element => {
      const { label, content } = panel;
      const radio = { type: 'radio', name, value: label, checked: index === 0 };
      const tab = h('div', { className: 'tab' }, [
        h('label', { className: 'ui-tab' }, [h('input', radio), label]),
        h('div', { className: 'tab-panel' }, content),
      ]);
      return { ...tab, data: { panel } };
    }),
  );
}

/** Whether a panel is one code block, whose head the labels become part of. */
const isCode = ({ content: [block, ...rest] }: Panel): boolean =>
  rest.length === 0 && block?.type === 'element' && block.tagName === 'figure';
