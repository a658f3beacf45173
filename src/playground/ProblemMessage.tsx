import { focusMain } from '../runtime/focus';
import type { Problem } from '../shared/playground/problem';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import * as styles from './ProblemMessage.module.css';

const TITLES: Record<Problem['kind'], string> = {
  compile: 'This does not compile',
  run: 'The example failed',
  stopped: 'The example was stopped',
  load: 'The result did not load',
  waiting: 'The draft has not been run',
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
        <Notice tone="danger" className={styles.problem}>
          <p className={`ui-notice-title ${styles.title}`}>
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
            <Button look="inline" className={styles.again} onClick={runAgain}>
              {problem.kind === 'waiting' ? 'Run' : 'Run again'}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
