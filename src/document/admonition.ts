import type { DocumentElement, DocumentNode, DocumentProps } from './types';
import * as styles from './Admonition.module.css';

/** A remark beside the text: a note, a tip, an info, a caution or a danger. It begins with its title. */
export const admonition = ({ kind }: DocumentProps, content: DocumentNode[]): DocumentElement => [
  'aside',
  { className: `${styles.admonition} ${styles[String(kind)]}`, role: 'note' },
  ...content,
];

/** The title of a remark. */
export const title = (_: DocumentProps, content: DocumentNode[]): DocumentElement => [
  'p',
  { className: styles.title },
  ...content,
];
