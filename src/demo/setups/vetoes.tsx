import { QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import type { BuilderProps } from './types';
import { useRefusal } from './useRefusal';

const groupAt = (path: number[], query: RuleGroupTypeAny) =>
  path.reduce((group, index) => group.rules[index] as RuleGroupTypeAny, query);

/** Callbacks that return false keep the query as it is, and say why. */
export function Vetoes(props: BuilderProps) {
  const [refuse, message] = useRefusal();
  const isUnfinished = (item: unknown) =>
    typeof item === 'object' && item !== null && 'value' in item && item.value === '';
  return (
    <>
      <QueryBuilder
        {...props}
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
