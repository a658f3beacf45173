import { findPath, QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import type { SetupProps } from './types';
import { useRefusal } from './useRefusal';

const groupAt = (path: number[], query: RuleGroupTypeAny) => findPath(path, query) as RuleGroupTypeAny;

/** Whether a rule has an editor for its value, and nothing in it. */
const isUnfinished = (item: RuleGroupTypeAny['rules'][number]) =>
  typeof item === 'object' && 'value' in item && item.value === '' && !/^(?:null|notNull)$/.test(item.operator);

/** Callbacks that return false keep the query as it is, and say why. */
export function Vetoes(props: SetupProps) {
  const [refuse, message] = useRefusal();
  return (
    <>
      <QueryBuilder
        {...props}
        onQueryChange={(query: RuleGroupTypeAny) => {
          refuse('');
          props.onQueryChange?.(query);
        }}
        onAddRule={(rule, parentPath, query) =>
          groupAt(parentPath, query).rules.some(isUnfinished)
            ? refuse('This group has a rule without a value. Fill it in before you add another one.')
            : rule
        }
        onAddGroup={(group, parentPath, query) =>
          groupAt(parentPath, query).rules.length === 0
            ? refuse('This group is empty. Add a rule to it before you add a group.')
            : group
        }
        onRemove={(item) =>
          'rules' in item && item.rules.length > 0
            ? refuse('This group has rules. Remove them before you remove the group.')
            : true
        }
      />
      {message}
    </>
  );
}
