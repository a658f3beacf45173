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

/** In display order. */
const DETAILS: Readonly<Record<OptionName, Pick<Option, 'label' | 'description'> & Partial<Option>>> = {
  showNotToggle: {
    label: 'Show “not” toggle',
    description: 'Each group can be negated.',
  },
  showCombinatorsBetweenRules: {
    label: 'Combinators between rules',
    description: 'The combinator of a group is between its rules instead of above them.',
  },
  independentCombinators: {
    label: 'Independent combinators',
    description: 'Each pair of rules has a combinator of its own. The query is converted, and back again.',
  },
  showCloneButtons: {
    label: 'Clone buttons',
    description: 'Each rule and group has a button that makes a copy of it.',
  },
  showLockButtons: {
    label: 'Lock buttons',
    description: 'Each rule and group has a button that protects it from changes.',
  },
  showBranches: {
    label: 'Branch lines',
    description: 'Lines lead from a group to its rules: a class of the style sheet draws them.',
    docs: '/docs/next/styling/overview#branch-lines',
  },
  justifiedLayout: {
    label: 'Justified layout',
    description: 'The last buttons of each line are at its end: a class with a few lines of CSS.',
    docs: '/docs/next/styling/overview#css-of-your-own',
  },
  enableDragAndDrop: {
    label: 'Drag and drop',
    description:
      'Rules and groups can be dragged by mouse or by finger. Arrow keys move them too, and so do the arrows of a pressed handle.',
  },
  addRuleToNewGroups: {
    label: 'Add rule to new groups',
    description: 'A new group begins with a rule.',
  },
  autoSelectField: {
    label: 'Select the first field',
    description: 'A new rule has the first field; otherwise the user has to choose one.',
    byDefault: true,
  },
  autoSelectOperator: {
    label: 'Select the first operator',
    description: 'A new rule has the first operator; otherwise the user has to choose one.',
    byDefault: true,
  },
  resetOnFieldChange: {
    label: 'Reset on field change',
    description: 'Another field resets the operator and the value of its rule.',
    byDefault: true,
  },
  resetOnOperatorChange: {
    label: 'Reset on operator change',
    description: 'Another operator resets the value of its rule.',
  },
  listsAsArrays: {
    label: 'Lists as arrays',
    description: 'A value that is a list is stored as an array instead of a text with commas.',
  },
  parseNumbers: {
    label: 'Parse numbers',
    description: 'Text that reads as a number is stored and exported as a number.',
  },
  validateQuery: {
    label: 'Validate query',
    description: 'Rules and groups that are not valid are marked, and left out of the exports other than JSON.',
    docs: '/docs/next/utils/validation#default-validator',
  },
  disabled: {
    label: 'Disabled',
    description: 'Nothing in the builder can be changed.',
  },
  debugMode: {
    label: 'Debug mode',
    description: 'Each change of the query is written to the console of the browser.',
  },
};

export const OPTIONS: readonly Option[] = (Object.keys(DETAILS) as OptionName[]).map((name) => ({
  name,
  docs: `${PROPS}${name.toLowerCase()}`,
  byDefault: false,
  ...DETAILS[name],
}));

export type Options = Readonly<Record<OptionName, boolean>>;

const optionsBy = (isOn: (option: Option) => boolean) =>
  Object.fromEntries(OPTIONS.map((option) => [option.name, isOn(option)])) as Options;

/** The builder's own defaults. */
export const DEFAULT_OPTIONS: Options = optionsBy(({ byDefault }) => byDefault);

/** Everything on, except the options that lock the builder and change the form of the query. */
export const ALL_OPTIONS: Options = optionsBy(({ name }) => name !== 'disabled' && name !== 'independentCombinators');
