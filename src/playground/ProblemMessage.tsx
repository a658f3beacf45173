import type { Problem } from '../shared/playground/problem';
import { LeavingButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ProblemPlace } from './ProblemPlace';
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
  onShow(file: string, line: number): void;
  onRunAgain(): void;
}

export function ProblemMessage({ problem, onShow, onRunAgain }: ProblemMessageProps) {
  return (
    <div aria-live="polite">
      {problem && (
        <Notice tone="danger" className={styles.problem}>
          <p className={`ui-notice-title ${styles.title}`}>
            {TITLES[problem.kind]}
            <ProblemPlace problem={problem} onShow={onShow} />
          </p>
          <pre className={styles.message}>{problem.message}</pre>
          {problem.kind !== 'compile' && (
            <LeavingButton className={styles.again} onClick={onRunAgain}>
              {problem.kind === 'waiting' ? 'Run' : 'Run again'}
            </LeavingButton>
          )}
        </Notice>
      )}
    </div>
  );
}
