import { SmartLink } from '../../layout/SmartLink';
import { groupByPage, type PageGroup } from '../pageGroups';
import type { SearchHit } from '../types';
import { Marked } from './Marked';
import * as styles from './Results.module.css';

interface ResultsProps {
  hits: readonly SearchHit[];
  /** Label of a version. */
  labelOf: (version: string) => string;
}

/** Hits in their order: of each page the best first, with the others below it. */
export function Results({ hits, labelOf }: ResultsProps) {
  return (
    <div className={styles.results}>
      {groupByPage(hits).map((group) => (
        <PageResult key={group.hits[0]?.id} group={group} labelOf={labelOf} />
      ))}
    </div>
  );
}

function PageResult({ group, labelOf }: { group: PageGroup; labelOf: ResultsProps['labelOf'] }) {
  const [best, ...others] = group.hits;
  if (!best) return null;
  return (
    <article className={styles.page}>
      <h2>
        <SmartLink to={best.url}>
          <Marked segments={best.hierarchy.at(-1) ?? []} />
        </SmartLink>
      </h2>
      <ol aria-label="Breadcrumbs" className={styles.breadcrumbs}>
        {best.hierarchy.slice(0, -1).map((label, index) => (
          <li key={index}>
            <Marked segments={label} />
          </li>
        ))}
        {best.version !== null && <li className={styles.version}>{labelOf(best.version)}</li>}
      </ol>
      <Snippet hit={best} />
      {others.length > 0 && (
        <ul>
          {others.map((hit) => (
            <li key={hit.id}>
              <SmartLink to={hit.url}>
                <Marked segments={hit.hierarchy.at(-1) ?? []} />
              </SmartLink>
              <Snippet hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Snippet({ hit: { snippet } }: { hit: SearchHit }) {
  return (
    snippet && (
      <p>
        <Marked segments={snippet} />
      </p>
    )
  );
}
