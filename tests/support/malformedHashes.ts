import { group, hashOf, oldHashOf, packed, repeat, rule, SOUND } from './hashOf';

interface MalformedHash {
  name: string;
  hash: string;
  /** Whether a problem is shown; unknown or correctable parts are ignored. */
  tells: boolean;
  /** Whether a browser opens a page with it, because it could break more than what reads the hash. */
  inBrowser: boolean;
}

const LONG = 100_000;

const nested = (depth: number): unknown => (depth > 0 ? group(nested(depth - 1)) : rule);

/** Rules with alternating `and` and `or`: each `and` needs a group when the query is converted. */
const alternating = (pairs: number) => ({
  rules: repeat(pairs * 4 - 1, (index) => (index % 2 === 0 ? rule : index % 4 === 1 ? 'and' : 'or')),
});

const POLLUTION = '{"polluted":true,"showNotToggle":true,"rules":[],"combinator":"and","prototype":{"polluted":true}}';

const TOLD_IN_BROWSER: Record<string, string> = {
  'an escape that is cut off': '#%E0%A4%A',
  'a state cut off in the middle': hashOf(SOUND).slice(0, 100),
  'an old state cut off in the middle': oldHashOf(SOUND).slice(0, 100),
  'groups 1,000 deep': hashOf({ query: nested(1_000) }),
  'a bomb of 45 MB of zeros': packed(new Uint8Array(45_000_000)),
  'names of what objects inherit as all texts of a rule': hashOf({
    query: group({ id: 'constructor', field: '__proto__', operator: 'toString', value: 'hasOwnProperty' }),
  }),
  'HTML as all texts of a rule': hashOf({
    query: group({
      id: '<b>',
      field: '<b>',
      operator: '"><script>alert(1)</script>',
      value: '</textarea><img src=x onerror=alert(1)>',
    }),
  }),
  '100 kB of state': `#s=${'a'.repeat(LONG)}`,
  '100 kB of broken escapes': `#${'%'.repeat(LONG)}`,
};

const TOLD: Record<string, string> = {
  'a percent sign': '#100%',
  'an empty state': '#s=',
  'base64 that is no zlib stream': `#s=${Buffer.from(JSON.stringify(SOUND)).toString('base64url')}`,
  'a state that is no JSON': packed('{"query":'),
  'a state that is a list': hashOf([SOUND]),
  'options that are a list': hashOf({ ...SOUND, options: [] }),
  'a library that is a number': hashOf({ ...SOUND, library: 7 }),
  'a broken queryIC': hashOf({ ...SOUND, options: { independentCombinators: true }, queryIC: { rules: ['and'] } }),
  'the __proto__ of a query': packed(`{"query":{"__proto__":${POLLUTION}}}`),
  'a combinator that is inherited': packed('{"query":{"combinator":"constructor","rules":[]}}'),
  'a value that is infinite': packed(
    '{"query":{"combinator":"and","rules":[{"field":"a","operator":"=","value":1e999}]}}',
  ),
  'a tab that is inherited': '#tab=constructor',
  'a library that is __proto__': '#library=__proto__',
  'a state and an empty one': `${hashOf(SOUND)}&s=`,
  '501 rules': hashOf({ query: group(...repeat(501, () => rule)) }),
  'more groups than a query may have, once it is converted': hashOf({ query: alternating(200) }),
  'a bomb of lists in lists': packed('['.repeat(10_000_000)),
  'a bomb of blanks around a state': packed(' '.repeat(10_000_000) + JSON.stringify(SOUND)),
  '100 kB of wrong flags': `#${'showNotToggle=maybe&'.repeat(LONG / 20)}`,
};

const PASSED_OVER_IN_BROWSER: Record<string, string> = {
  'a broken state, and then a sound one': `#s=eJyr&${hashOf(SOUND).slice(1)}`,
  '__proto__ as a flag': '#__proto__=true&__proto__.polluted=true&constructor[prototype][polluted]=true',
  'the __proto__ of a state': packed(`{"__proto__":${POLLUTION},"constructor":${POLLUTION}}`),
  'ids that repeat': hashOf({ query: group(rule, rule, group(rule)) }),
  'an id of 100,000 characters': hashOf({ query: group({ ...rule, id: 'a'.repeat(LONG) }) }),
  'half a character as a heading': '#\ud800',
  '100 kB of a heading': `#${'a'.repeat(LONG)}`,
  '100 kB of unknown names': `#${repeat(LONG / 10, (index) => `a${index}=1`).join('&')}`,
};

const PASSED_OVER: Record<string, string> = {
  'an unknown name': '#colour=dark',
  'names in capitals': '#SHOWNOTTOGGLE=true&TAB=code',
  'a flag that is wrong, and then right': '#showNotToggle=maybe&showNotToggle=true',
  'the __proto__ of options': packed(`{"options":{"__proto__":${POLLUTION}}}`),
  'the __proto__ of a rule that is sound': packed(
    `{"query":{"combinator":"or","rules":[{"field":"age","operator":"=","value":1,"__proto__":${POLLUTION}}]}}`,
  ),
  'an old state that is broken in an unused part': oldHashOf({ ...SOUND, queryIC: { rules: 'x' }, style: '' }),
};

const casesOf = (hashes: Record<string, string>, is: Pick<MalformedHash, 'tells' | 'inBrowser'>): MalformedHash[] =>
  Object.entries(hashes).map(([name, hash]) => ({ name, hash, ...is }));

/** One hash of each malformed or hostile kind. */
export const malformedHashes: readonly MalformedHash[] = [
  ...casesOf(TOLD_IN_BROWSER, { tells: true, inBrowser: true }),
  ...casesOf(TOLD, { tells: true, inBrowser: false }),
  ...casesOf(PASSED_OVER_IN_BROWSER, { tells: false, inBrowser: true }),
  ...casesOf(PASSED_OVER, { tells: false, inBrowser: false }),
];
