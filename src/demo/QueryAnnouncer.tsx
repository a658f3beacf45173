import type { RuleGroupTypeAny } from 'react-querybuilder';
import { useLiveMessage } from '../runtime/useLiveMessage';
import { describeQuery } from './core/query';

export function QueryAnnouncer({ query }: { query: RuleGroupTypeAny }) {
  return (
    <p role="status" className="sr-only">
      {useLiveMessage(query, `The query has ${describeQuery(query)}.`)}
    </p>
  );
}
