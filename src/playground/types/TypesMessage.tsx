import { LoadFailure, Notice } from '../../ui/Notice';
import { ProblemPlace } from '../ProblemPlace';
import * as styles from '../ProblemMessage.module.css';
import type { TypeCheck } from './useTypeCheck';

/** The first problems often cause the others. */
const MAX_SHOWN = 20;

interface TypesMessageProps extends TypeCheck {
  onShow(file: string, line: number): void;
}

/** What a check of the types found. */
export function TypesMessage({ outcome, problems, check, onShow }: TypesMessageProps) {
  return (
    <div aria-live="polite">
      {outcome?.kind === 'failed' && (
        <div className={styles.problem}>
          <LoadFailure what="The type check" error={outcome.error} onRetry={check} />
        </div>
      )}
      {outcome?.kind === 'checked' && problems.length === 0 && (
        <Notice tone="info" className={styles.problem}>
          No type errors
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="danger" className={styles.problem}>
          <p className="ui-notice-title">{titleOf(problems.length)}</p>
          <ul className={styles.list}>
            {problems.slice(0, MAX_SHOWN).map((problem, index) => (
              <li key={index}>
                <ProblemPlace problem={problem} onShow={onShow} />
                <pre className={styles.message}>{problem.message}</pre>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function titleOf(count: number): string {
  if (count === 1) return 'One type error';
  return count > MAX_SHOWN ? `${count} type errors, of which these are the first ${MAX_SHOWN}` : `${count} type errors`;
}
