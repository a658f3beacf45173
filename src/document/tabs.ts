import type { DocumentElement, DocumentNode, DocumentProps } from './types';
import * as styles from './Tabs.module.css';

/**
 * Panels of which one shows. The tabs are radio buttons, so they work in the static page, and the arrow keys change
 * them.
 */
export const tabs = ({ id = '', group = null }: DocumentProps, panels: DocumentNode[]): DocumentElement => [
  'div',
  {
    className: styles.tabs,
    role: 'group',
    'aria-label': group ? String(group).replace(/-/g, ' ') : 'Variants',
    'data-tabs': group ?? '',
  },
  ...(panels as DocumentElement[]).map(([, props, ...content], index): DocumentElement => {
    const label = String(props?.label);
    const radio = { type: 'radio', className: styles.radio, name: id, value: label, defaultChecked: index === 0 };
    return [
      'div',
      { className: styles.tab },
      ['label', { className: styles.label }, ['input', radio], label],
      ['div', { className: styles.panel }, ...content],
    ];
  }),
];
