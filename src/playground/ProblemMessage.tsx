import { focusMain } from '../runtime/focus';
import type { Problem } from '../shared/playground/problem';
import { button } from './Button.module.css';
import * as styles from './ProblemMessage.module.css';

const TITLES: Record<Problem['kind'], string> = {
  compile: 'This does not compile',
  run: 'The example failed',
  stopped: 'The example was stopped',
};

interface ProblemMessageProps {
  problem: Problem | null;
  onRunAgain(): void;
}

export function ProblemMessage({ problem, onRunAgain }: ProblemMessageProps) {
  const runAgain = () => {
    focusMain();
    onRunAgain();
  };
  return (
    <div aria-live="polite">
      {problem && (
        <div className={styles.problem}>
          <p className={styles.title}>
            {TITLES[problem.kind]}
            {problem.file && (
              <span className={styles.place}>
                {problem.file}
                {problem.line !== undefined && `:${problem.line}`}
              </span>
            )}
          </p>
          <pre className={styles.message}>{problem.message}</pre>
          {problem.kind !== 'compile' && (
            <button type="button" className={`${button} ${styles.again}`} onClick={runAgain}>
              Run again
            </button>
          )}
        </div>
      )}
    </div>
  );
}
