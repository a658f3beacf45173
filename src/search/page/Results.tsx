import { Fragment } from 'react';
import type { Site } from '../../runtime/useSite';
import { labelOf } from '../../shared/versions/versions';
import { SmartLink } from '../../ui/SmartLink';
import { kindIcon } from '../kindIcons';
import { groupByPage, type PageGroup } from '../pageGroups';
import type { SearchHit, Segment } from '../../shared/search/client';
import * as styles from './Results.module.css';

interface ResultsProps {
  hits: readonly SearchHit[];
  versions: Site['versions'];
}

export function Results({ hits, versions }: ResultsProps) {
  return (
    <div className={styles.results}>
      {groupByPage(hits).map((group) => (
        <PageResult key={group.hits[0]?.id} group={group} versions={versions} />
      ))}
    </div>
  );
}

function PageResult({ group, versions }: { group: PageGroup; versions: Site['versions'] }) {
  const [best, ...others] = group.hits;
  if (!best) return null;
  return (
    <article className={styles.page}>
      <h2>
        <Kind of={best} />
        <SmartLink to={best.url}>
          <HighlightedText segments={best.hierarchy.at(-1) ?? []} />
        </SmartLink>
      </h2>
      <ol aria-label="Breadcrumbs" className={styles.breadcrumbs}>
        {best.hierarchy.slice(0, -1).map((label, index) => (
          <li key={index}>
            <HighlightedText segments={label} />
          </li>
        ))}
        {best.version !== null && <li className={styles.version}>{labelOf(versions, best.version)}</li>}
      </ol>
      <Snippet hit={best} />
      {others.length > 0 && (
        <ul>
          {others.map((hit) => (
            <li key={hit.id}>
              <Kind of={hit} />
              <SmartLink to={hit.url}>
                <HighlightedText segments={hit.hierarchy.at(-1) ?? []} />
              </SmartLink>
              <Snippet hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const Kind = ({ of: { kind } }: { of: SearchHit }) => <span className="ui-icon" style={kindIcon(kind)} />;

function Snippet({ hit: { snippet } }: { hit: SearchHit }) {
  return (
    snippet && (
      <p>
        <HighlightedText segments={snippet} />
      </p>
    )
  );
}

function HighlightedText({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
