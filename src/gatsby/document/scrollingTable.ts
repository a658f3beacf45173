import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** A wide table scrolls on its own. It is focusable, so that keyboard users can scroll it, and needs a label. */
export const scrollingTable = (label: string, children: ElementContent[]): Element =>
  h('div', { className: 'table', role: 'group', ariaLabel: label, tabIndex: 0 }, [h('table', children)]);
