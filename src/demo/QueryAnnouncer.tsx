import type { RuleGroupTypeAny } from 'react-querybuilder';
import { useLiveMessage } from '../runtime/useLiveMessage';
import { describeQuery } from './core/query';

/** Tells a screen reader what has become of the query when it has changed. */
export function QueryAnnouncer({ query }: { query: RuleGroupTypeAny }) {
  return (
    <p role="status" className="sr-only">
      {useLiveMessage(query, `The query has ${describeQuery(query)}.`)}
    </p>
  );
}
