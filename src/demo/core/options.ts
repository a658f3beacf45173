import type { DEMO_OPTIONS } from '../../shared/demoOptions';

const PROPS = '/docs/next/components/querybuilder#';

export type OptionName = (typeof DEMO_OPTIONS)[number];

interface Option {
  /** Also a hash parameter, as in `/demo#showNotToggle=true`; most are names of props. */
  name: OptionName;
  label: string;
  description: string;
  docs: string;
  byDefault: boolean;
}

type OptionSource = Pick<Option, 'name' | 'label' | 'description'> & Partial<Option>;

const LIST: readonly OptionSource[] = [
  {
    name: 'showNotToggle',
    label: 'Show “not” toggle',
    description: 'Each group can be negated.',
  },
  {
    name: 'showCombinatorsBetweenRules',
    label: 'Combinators between rules',
    description: 'The combinator of a group is between its rules instead of above them.',
  },
  {
    name: 'independentCombinators',
    label: 'Independent combinators',
    description: 'Each pair of rules has a combinator of its own. The query is converted, and back again.',
  },
  {
    name: 'showCloneButtons',
    label: 'Clone buttons',
    description: 'Each rule and group has a button that makes a copy of it.',
  },
  {
    name: 'showLockButtons',
    label: 'Lock buttons',
    description: 'Each rule and group has a button that protects it from changes.',
  },
  {
    name: 'showBranches',
    label: 'Branch lines',
    description: 'Lines lead from a group to its rules: a class of the style sheet draws them.',
    docs: '/docs/next/styling/overview#branch-lines',
  },
  {
    name: 'justifiedLayout',
    label: 'Justified layout',
    description: 'The last buttons of each line are at its end: a class with a few lines of CSS.',
    docs: '/docs/next/styling/overview#css-of-your-own',
  },
  {
    name: 'enableDragAndDrop',
    label: 'Drag and drop',
    description:
      'Rules and groups can be dragged by mouse or by finger. Arrow keys move them too, and so do the arrows of a pressed handle.',
  },
  {
    name: 'addRuleToNewGroups',
    label: 'Add rule to new groups',
    description: 'A new group begins with a rule.',
  },
  {
    name: 'autoSelectField',
    label: 'Select the first field',
    description: 'A new rule has the first field; otherwise the user has to choose one.',
    byDefault: true,
  },
  {
    name: 'autoSelectOperator',
    label: 'Select the first operator',
    description: 'A new rule has the first operator; otherwise the user has to choose one.',
    byDefault: true,
  },
  {
    name: 'resetOnFieldChange',
    label: 'Reset on field change',
    description: 'Another field resets the operator and the value of its rule.',
    byDefault: true,
  },
  {
    name: 'resetOnOperatorChange',
    label: 'Reset on operator change',
    description: 'Another operator resets the value of its rule.',
  },
  {
    name: 'listsAsArrays',
    label: 'Lists as arrays',
    description: 'A value that is a list is stored as an array instead of a text with commas.',
  },
  {
    name: 'parseNumbers',
    label: 'Parse numbers',
    description: 'Text that reads as a number is stored and exported as a number.',
  },
  {
    name: 'validateQuery',
    label: 'Validate query',
    description: 'Rules and groups that are not valid are marked, and left out of the exports other than JSON.',
    docs: '/docs/next/utils/validation#default-validator',
  },
  {
    name: 'disabled',
    label: 'Disabled',
    description: 'Nothing in the builder can be changed.',
  },
  {
    name: 'debugMode',
    label: 'Debug mode',
    description: 'Each change of the query is written to the console of the browser.',
  },
];

export const OPTIONS: readonly Option[] = LIST.map((option) => ({
  docs: `${PROPS}${option.name.toLowerCase()}`,
  byDefault: false,
  ...option,
}));

export type Options = Readonly<Record<OptionName, boolean>>;

const optionsBy = (isOn: (option: Option) => boolean) =>
  Object.fromEntries(OPTIONS.map((option) => [option.name, isOn(option)])) as Options;

/** The builder's own defaults. */
export const DEFAULT_OPTIONS: Options = optionsBy(({ byDefault }) => byDefault);

/** Everything on, except the options that lock the builder and change the form of the query. */
export const ALL_OPTIONS: Options = optionsBy(({ name }) => name !== 'disabled' && name !== 'independentCombinators');
