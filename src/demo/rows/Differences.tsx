import { PageLink } from '../../ui/PageLink';
import { REASONS, type Reason } from '../core/rows/reasons';
import * as styles from './rows.module.css';

/** Why formats select different rows, with the number of rows by reason. */
export function Differences({ reasons }: { reasons: ReadonlyMap<number, readonly Reason[]> }) {
  if (reasons.size === 0) return <p>All formats select the same rows.</p>;
  const all = [...reasons.values()].flat();
  const countOf = (reason: Reason) => {
    const count = all.filter((other) => other === reason).length;
    return `${count} ${count === 1 ? 'row' : 'rows'}`;
  };
  return (
    <ul className={styles.differences} aria-label="Why formats differ">
      {[...new Set(all)].map((reason) => (
        <li key={reason}>
          <b>{REASONS[reason].title}</b> ({countOf(reason)}): {REASONS[reason].text}{' '}
          <PageLink to={REASONS[reason].docs} aria-label={`More about ${REASONS[reason].title}`}>
            More
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
