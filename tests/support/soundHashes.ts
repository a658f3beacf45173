import type { HashState } from '../../src/demo/core/hash';
import { initialQuery } from '../../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../../src/demo/core/options';
import { hashOf, oldHashOf } from './hashOf';

const rule = (value: string) => ({ field: 'firstName', operator: '=', valueSource: 'value' as const, value });
const [a, b, c] = [rule('Ella'), rule('Etta'), rule('Earl')];
const query = { combinator: 'or', not: true, rules: [a, { combinator: 'and', rules: [b, c] }] };
const queryIC = { not: true, rules: [a, 'or', { rules: [b, 'and', c] }] } as unknown as typeof query;
const foreign = { ...query, rules: [{ ...a, value: ['Björk', '小野洋子', '🎷', 'a+b/c=d&e#f%g'] }] };

/** Options of older links: all of them, including removed ones. */
const oldOptions = { ...DEFAULT_OPTIONS, useDateTimePackage: true, validateQuery: true };
const independent = { independentCombinators: true };
const oldForeign = oldHashOf({ query: foreign, options: {}, style: '' });

/** Valid hashes, those in the documentation and those that older demos wrote, and what is read from them. */
export const soundHashes: [name: string, hash: string, expected: Partial<HashState>][] = [
  ['nothing', '', {}],
  ['a beginning', '#', {}],
  ['a heading', '#query-builder', {}],
  ['a heading with an escape', '#caf%C3%A9', {}],
  ['a flag that is escaped', '#showNotToggle=tru%65', { options: { showNotToggle: true } }],
  ['an unknown name', '#showBranches=true&colour=x', { options: { showBranches: true } }],
  [
    'the view',
    '#tab=import&format=cel&dialect=mysql&language=mongodb',
    { view: { tab: 'import', format: 'cel', dialect: 'mysql', language: 'mongodb' } },
  ],
  ['a library', '#library=antd', { library: 'antd' }],
  [
    'a query that its options convert',
    hashOf({ query, options: independent }),
    { query: queryIC, options: independent },
  ],
  ['a query that its options convert back', hashOf({ query: queryIC }), { query }],
  [
    'a query that a flag converts',
    `${hashOf({ query })}&independentCombinators=true`,
    { query: queryIC, options: independent },
  ],
  [
    'a flag before the state',
    `#disabled=false&${hashOf({ options: { disabled: true } }).slice(1)}`,
    { options: { disabled: false } },
  ],
  [
    'a flag after the state',
    `${hashOf({ options: { disabled: true } })}&disabled=false`,
    { options: { disabled: false } },
  ],
  ['a library and another one', `${hashOf({ library: 'antd' })}&library=bulma`, { library: 'bulma' }],
  [
    'an old link',
    oldHashOf({ query, queryIC, options: oldOptions, style: 'material' }),
    { query, options: { ...DEFAULT_OPTIONS, validateQuery: true }, library: 'material' },
  ],
  [
    'an old link with independent combinators',
    oldHashOf({ query: initialQuery, queryIC, options: { ...oldOptions, ...independent }, style: '' }),
    { query: queryIC, options: { ...DEFAULT_OPTIONS, validateQuery: true, ...independent } },
  ],
  [
    'an old link without queryIC',
    oldHashOf({ query, options: independent, style: 'chakra' }),
    { query: queryIC, options: independent, library: 'chakra' },
  ],
  [
    'an old link and a flag',
    `${oldHashOf({ query, queryIC, options: independent, style: '' })}&independentCombinators=false`,
    { query, options: { independentCombinators: false } },
  ],
  [
    'an old link with options that are none',
    oldHashOf({ query, options: { disabled: 'yes', debugMode: 1, enableMountQueryChange: true }, style: '' }),
    { query },
  ],
  ['an old link that was escaped twice', oldForeign.replaceAll('%', '%25'), { query: foreign }],
  ['an old link that was never escaped', decodeURIComponent(oldForeign), { query: foreign }],
];
