import type { Outcome } from '../core/engines/types';
import { kindOf } from '../core/rows/reasons';
import * as styles from './rows.module.css';

const MARKS = {
  true: { sign: '✓', word: 'selected' },
  false: { sign: '✗', word: 'not selected' },
  null: { sign: '?', word: 'unknown, as NULL is compared' },
  fails: { sign: '!', word: 'fails' },
  leftOut: { sign: '–', word: 'not exported' },
} as const;

export const outcomeWord = (outcome: Outcome | undefined): string => MARKS[`${kindOf(outcome)}`].word;

/** What became of a row, as a sign and as a word for screen readers. */
export function Mark({ outcome }: { outcome: Outcome | undefined }) {
  const kind = `${kindOf(outcome)}` as const;
  return (
    <span className={styles.mark} data-outcome={kind} title={MARKS[kind].word}>
      <span aria-hidden="true">{MARKS[kind].sign}</span>
      <span className="sr-only">{MARKS[kind].word}</span>
    </span>
  );
}
