import { copyWords } from './copyWords';
import type { DocumentElement, DocumentProps } from './types';
import * as buttonStyles from './sampleButtons.module.css';
import * as styles from './Code.module.css';

const { text, label } = copyWords('idle');

const copyButton: DocumentElement = [
  'button',
  { type: 'button', className: buttonStyles.button, 'data-copy': '', 'data-state': 'idle', 'aria-label': label },
  ['span', { 'aria-live': 'polite' }, text],
];

/** A sample of code, highlighted at build, where its text was escaped, too. It scrolls where it is wide, so a keyboard must reach it. */
export const code = ({ language = '', html = '', title, numbered }: DocumentProps): DocumentElement => [
  'figure',
  { className: styles.block, ...(numbered && { 'data-numbered': true }) },
  ...(title ? [['figcaption', { className: styles.title }, String(title)] as DocumentElement] : []),
  ['pre', { className: styles.pre, tabIndex: 0 }, ['code', { className: 'code', 'data-language': language, html }]],
  ['div', { className: buttonStyles.buttons }, copyButton],
];
