import type { RuleGroupTypeAny } from 'react-querybuilder';
import { useAnnouncement } from '../runtime/useAnnouncement';
import { describeQuery } from './core/query';

/** Tells a screen reader what has become of the query when it has changed. */
export function QueryAnnouncer({ query }: { query: RuleGroupTypeAny }) {
  return (
    <p role="status" className="sr-only">
      {useAnnouncement(query, `The query has ${describeQuery(query)}.`)}
    </p>
  );
}
