import { QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import type { SetupProps } from './types';
import { useRefusal } from './useRefusal';

const groupsIn = ({ rules }: RuleGroupTypeAny): RuleGroupTypeAny[] =>
  rules.flatMap((item) => (typeof item === 'object' && 'rules' in item ? [item] : []));

const levelsOf = (query: RuleGroupTypeAny): number => 1 + Math.max(0, ...groupsIn(query).map(levelsOf));

const rulesIn = (query: RuleGroupTypeAny): number =>
  query.rules.filter((item) => typeof item === 'object' && !('rules' in item)).length +
  groupsIn(query).reduce((sum, group) => sum + rulesIn(group), 0);

/** Refuses what makes the query larger than it may be, whether it is added, cloned or dragged. */
const limited = (max: number, sizeOf: (query: RuleGroupTypeAny) => number, reason: string) =>
  function Limited(props: SetupProps) {
    const [refuse, message] = useRefusal();
    const { query, onQueryChange } = props;
    const change = (next: RuleGroupTypeAny) => {
      const size = sizeOf(next);
      if (size > max && size > (query ? sizeOf(query) : 0)) refuse(reason);
      else {
        refuse('');
        onQueryChange?.(next);
      }
    };
    return (
      <>
        <QueryBuilder {...props} onQueryChange={change} />
        {message}
      </>
    );
  };

export const TwoLevels = limited(2, levelsOf, 'Groups in groups in groups are more than this builder allows.');

export const FiveRules = limited(5, rulesIn, 'A query has at most five rules. Remove one to add another.');
