import type { Setup } from '../core/state';
import { NoGroups, ReadOnly, ValuesOnly } from './access';
import { CustomOperators, prepareQuery, withLastDays } from './customOperators';
import { FiveRules, TwoLevels } from './limits';
import { SlowServer } from './slowServer';
import { Arabic, German } from './translated';
import { Vetoes } from './vetoes';

const PROPS = '/docs/next/components/querybuilder#';
const LIMITS = '/docs/next/tips/limit-groups#';

/** What an app makes of the builder, in the file that it takes along. */
export const SETUPS: readonly Setup[] = [
  {
    name: 'ReadOnly',
    file: 'access',
    label: 'Read only',
    description: 'The query is shown, and nothing in it can be changed.',
    docs: `${PROPS}disabled`,
    Builder: ReadOnly,
  },
  {
    name: 'ValuesOnly',
    file: 'access',
    label: 'Values only',
    description: 'Users fill in values; fields, operators and groups are texts.',
    docs: `${PROPS}controlelements`,
    Builder: ValuesOnly,
  },
  {
    name: 'NoGroups',
    file: 'access',
    label: 'No new groups',
    description: 'There is no button that adds a group.',
    docs: `${LIMITS}prevent-creation-of-new-groups`,
    Builder: NoGroups,
  },
  {
    name: 'TwoLevels',
    file: 'limits',
    label: 'At most two levels',
    description: 'Groups in groups in groups are refused, also when they are cloned or dragged.',
    docs: `${LIMITS}limit-the-depth-and-the-number-of-rules`,
    Builder: TwoLevels,
  },
  {
    name: 'FiveRules',
    file: 'limits',
    label: 'At most five rules',
    description: 'More rules are refused with a message; a query that has more cannot become larger.',
    docs: `${LIMITS}limit-the-depth-and-the-number-of-rules`,
    Builder: FiveRules,
  },
  {
    name: 'Vetoes',
    file: 'vetoes',
    label: 'Vetoes',
    description: 'Additions and removals are refused with the reason, such as a rule after one without a value.',
    docs: `${PROPS}onaddrule`,
    Builder: Vetoes,
  },
  {
    name: 'German',
    file: 'translated',
    label: 'Deutsch',
    description: 'The whole builder is in German, and exports are the same.',
    docs: `${PROPS}translations`,
    Builder: German,
  },
  {
    name: 'Arabic',
    file: 'translated',
    label: 'العربية',
    description: 'The builder is in Arabic, from right to left. Branch lines need CSS of your own for that.',
    docs: `${PROPS}translations`,
    Builder: Arabic,
  },
  {
    name: 'SlowServer',
    file: 'slowServer',
    label: 'Choices from a slow server',
    description: 'The choices of fields arrive after two seconds, and the first time not at all: load them again.',
    docs: '/docs/next/components/valueeditor',
    Builder: SlowServer,
  },
  {
    name: 'CustomOperators',
    file: 'customOperators',
    label: 'An operator of your own',
    description: 'Dates can be “in the last … days”, which exports write as a date.',
    docs: '/docs/next/tips/managing-operators#in-the-last-n-days',
    Builder: CustomOperators,
    fields: withLastDays,
    prepare: prepareQuery,
  },
];
