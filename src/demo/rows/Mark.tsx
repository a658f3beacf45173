import type { Outcome } from '../core/engines/types';
import * as styles from './rows.module.css';

const MARKS = {
  true: { sign: '✓', word: 'selected' },
  false: { sign: '✗', word: 'not selected' },
  null: { sign: '?', word: 'unknown, as NULL is compared' },
  fails: { sign: '!', word: 'fails' },
  leftOut: { sign: '–', word: 'not exported' },
} as const;

/** `undefined` for a part that is left out. */
const kindOf = (outcome: Outcome | undefined): keyof typeof MARKS => {
  if (outcome === undefined) return 'leftOut';
  return typeof outcome === 'string' ? 'fails' : (String(outcome) as 'true' | 'false' | 'null');
};

export const outcomeWord = (outcome: Outcome | undefined): string => MARKS[kindOf(outcome)].word;

/** What became of a row, as a sign and as a word for screen readers. */
export function Mark({ outcome }: { outcome: Outcome | undefined }) {
  const kind = kindOf(outcome);
  return (
    <span className={styles.mark} data-outcome={kind} title={MARKS[kind].word}>
      <span aria-hidden="true">{MARKS[kind].sign}</span>
      <span className="sr-only">{MARKS[kind].word}</span>
    </span>
  );
}
