import type { Problem } from '../shared/playground/problem';
import * as styles from './ProblemMessage.module.css';

interface ProblemPlaceProps {
  problem: Pick<Problem, 'file' | 'line'>;
  onShow(file: string, line: number): void;
}

/** Where a problem is, which leads to its line. */
export function ProblemPlace({ problem: { file, line }, onShow }: ProblemPlaceProps) {
  if (!file) return null;
  if (line === undefined) return <span className={styles.place}>{file}</span>;
  return (
    <button type="button" className={styles.place} onClick={() => onShow(file, line)}>
      {file}:{line}
    </button>
  );
}
