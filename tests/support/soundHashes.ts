import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { HashState } from '../../src/demo/core/hash';
import { initialQuery } from '../../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../../src/demo/core/options';
import { hashOf, oldHashOf } from './hashOf';

const NOTHING = { options: {}, view: {} };

const rule = (id: string) => ({
  id,
  field: 'firstName',
  operator: '=',
  valueSource: 'value' as const,
  value: `Ella ${id}`,
});
const [a, b, c] = [rule('a'), rule('b'), rule('c')];
const standard = {
  id: 'root',
  combinator: 'or',
  not: true,
  rules: [a, { id: 'inner', combinator: 'and', rules: [b, c] }],
};
const independent = {
  id: 'root',
  not: true,
  rules: [a, 'or', { id: 'inner', rules: [b, 'and', c] }],
} as RuleGroupTypeAny;
const foreign = { ...standard, rules: [{ ...a, value: ['Björk', '小野洋子', '🎷', 'a+b/c=d&e#f%g'] }] };

/** Options of older links: all of them, including removed ones. */
const oldOptions = { ...DEFAULT_OPTIONS, useDateTimePackage: true, validateQuery: true };

/** Valid hashes: those in the documentation, and those that older demos wrote. */
export const soundHashes: [name: string, hash: string, expected: Omit<HashState, 'problems'>][] = [
  ['nothing', '', NOTHING],
  ['a beginning', '#', NOTHING],
  ['a heading', '#query-builder', NOTHING],
  ['a heading with an escape', '#caf%C3%A9', NOTHING],
  ['a flag that is escaped', '#showNotToggle=tru%65', { options: { showNotToggle: true }, view: {} }],
  ['an unknown name', '#showBranches=true&theme=x', { options: { showBranches: true }, view: {} }],
  [
    'the view',
    '#tab=import&format=cel&language=mongodb',
    { options: {}, view: { tab: 'import', format: 'cel', language: 'mongodb' } },
  ],
  ['a library', '#library=antd', { ...NOTHING, library: 'antd' }],
  [
    'a query that its options have converted',
    hashOf({ query: standard, options: { independentCombinators: true } }),
    { query: independent, options: { independentCombinators: true }, view: {} },
  ],
  ['a query that its options have converted back', hashOf({ query: independent }), { ...NOTHING, query: standard }],
  [
    'a query that a flag converts',
    `${hashOf({ query: standard })}&independentCombinators=true`,
    { query: independent, options: { independentCombinators: true }, view: {} },
  ],
  [
    'a flag before the state',
    `#disabled=false&${hashOf({ options: { disabled: true } }).slice(1)}`,
    { options: { disabled: false }, view: {} },
  ],
  [
    'a flag after the state',
    `${hashOf({ options: { disabled: true } })}&disabled=false`,
    { options: { disabled: false }, view: {} },
  ],
  ['a library and another one', `${hashOf({ library: 'antd' })}&library=bulma`, { ...NOTHING, library: 'bulma' }],
  [
    'an old link',
    oldHashOf({ query: standard, queryIC: independent, options: oldOptions, style: 'material' }),
    { query: standard, options: { ...DEFAULT_OPTIONS, validateQuery: true }, library: 'material', view: {} },
  ],
  [
    'an old link with independent combinators',
    oldHashOf({
      query: initialQuery,
      queryIC: independent,
      options: { ...oldOptions, independentCombinators: true },
      style: '',
    }),
    {
      query: independent,
      options: { ...DEFAULT_OPTIONS, validateQuery: true, independentCombinators: true },
      view: {},
    },
  ],
  [
    'an old link without queryIC',
    oldHashOf({ query: standard, options: { independentCombinators: true }, style: 'chakra' }),
    { query: independent, options: { independentCombinators: true }, library: 'chakra', view: {} },
  ],
  [
    'an old link and a flag',
    `${oldHashOf({ query: standard, queryIC: independent, options: { independentCombinators: true }, style: '' })}&independentCombinators=false`,
    { query: standard, options: { independentCombinators: false }, view: {} },
  ],
  [
    'an old link with options that are none',
    oldHashOf({ query: standard, options: { disabled: 'yes', debugMode: 1, enableMountQueryChange: true }, style: '' }),
    { ...NOTHING, query: standard },
  ],
  [
    'an old link that was escaped twice',
    oldHashOf({ query: foreign, options: {}, style: '' }).replaceAll('%', '%25'),
    { ...NOTHING, query: foreign },
  ],
  [
    'an old link that was never escaped',
    decodeURIComponent(oldHashOf({ query: foreign, options: {}, style: '' })),
    { ...NOTHING, query: foreign },
  ],
];
