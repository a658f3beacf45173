interface Feature {
  title: string;
  text: string;
  /** Where the documentation of the latest version describes it. */
  to: string;
}

export const FEATURES: readonly Feature[] = [
  {
    title: 'Nested groups',
    text: 'Groups within groups, each with AND or OR, and NOT where you allow it.',
    to: '/docs/api/querybuilder#shownottoggle',
  },
  {
    title: 'Combinators between rules',
    text: 'A OR B AND C, with a combinator of its own between each two rules.',
    to: '/docs/api/querybuilder#independentcombinators',
  },
  {
    title: 'Operators per field',
    text: 'Each field decides on its operators, its editor and its values.',
    to: '/docs/api/querybuilder#fields',
  },
  {
    title: 'Fields against fields',
    text: 'The right side of a rule can be another field.',
    to: '/docs/api/querybuilder#getvaluesources',
  },
  {
    title: 'Validation',
    text: 'Invalid rules and groups are marked, and left out of exports.',
    to: '/docs/api/validation',
  },
  {
    title: 'SQL with parameters',
    text: 'Placeholders and a list of values for your database driver.',
    to: '/docs/api/export#parameterized-sql',
  },
  {
    title: 'Clone and lock',
    text: 'Buttons that copy a rule or a group, or protect it from changes.',
    to: '/docs/api/querybuilder#showlockbuttons',
  },
  {
    title: 'Drag and drop',
    text: 'Rules and groups move by their handles, with react-dnd.',
    to: '/docs/api/querybuilder#enabledraganddrop',
  },
  {
    title: 'Translations',
    text: 'Every label and title of the builder can be in your language.',
    to: '/docs/api/querybuilder#translations',
  },
  {
    title: 'TypeScript',
    text: 'Types for queries, fields, props and every control.',
    to: '/docs/typescript',
  },
  {
    title: 'Without a build step',
    text: 'One script tag is enough to show a builder.',
    to: '/docs/umd',
  },
  {
    title: 'Queries as data',
    text: 'Functions find, add, move, update and remove rules outside of the builder.',
    to: '/docs/api/misc',
  },
];
