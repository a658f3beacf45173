import { deflate, group, hashOf, oldHashOf, passed, repeat, rule, SOUND, told, type MalformedHash } from './hashOf';
import { malformedStates } from './malformedStates';
import { pick, seeded } from './randomQuery';

const escapes = [
  ...['#%', '#100%', '#%E0%A4%A', '#%zz', '#%C3%28', '#%%%', '#%25', '#&%&', '#%=true', '#a=1&%'],
  ...['#showNotToggle=%', '#showNotToggle=true&tab=%F', '#s=%', '#s=%E0', '#%FF%FE=1', '#tab=%80', '#library=%'],
  ...['#s%=x', '#%u0041', '#showNotToggle%3=true', '#format=%C0%AF'],
].map((hash) => told(`escape ${hash}`, hash));

const truncations = [hashOf(SOUND), oldHashOf(SOUND)].flatMap((hash, form) =>
  repeat(50, (index) => 10 + Math.floor(((hash.length - 10) * index) / 50)).map((length) =>
    told(`form ${form} cut off after ${length} characters`, hash.slice(0, length)),
  ),
);

/** States with one wrong bit in what they unpack from, but for its last bytes, of which some bits mean nothing. */
const flips = repeat(100, (index) => {
  const bytes = deflate(JSON.stringify(SOUND));
  const bit = Math.floor(((bytes.length - 6) * 8 * index) / 100);
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  const form = index % 2 ? 'base64' : 'base64url';
  return told(`bit ${bit} flipped in ${form}`, `#s=${encodeURIComponent(bytes.toString(form))}`);
});

/** States with a character that base64 does not have, or with one that is another's. */
function wrongCharacters(): MalformedHash[] {
  const random = seeded(4);
  const hash = hashOf(SOUND);
  const at = () => 4 + Math.floor(random() * (hash.length - 10));
  const inserted = [
    '*',
    '!',
    '.',
    '~',
    '=',
    '&',
    '#',
    '%',
    '%00',
    '%2',
    'é',
    '🎷',
    '\0',
    '\ud800',
    '<',
    '"',
    '\\',
    '%25',
  ];
  return [
    ...inserted.flatMap((character) =>
      repeat(3, at).map((place) =>
        told(`${JSON.stringify(character)} at ${place}`, hash.slice(0, place) + character + hash.slice(place)),
      ),
    ),
    ...repeat(20, at).map((place) => told(`one missing at ${place}`, hash.slice(0, place) + hash.slice(place + 1))),
    ...repeat(20, at).map((place) =>
      told(`doubled at ${place}`, hash.slice(0, place) + hash.slice(place, place + 8) + hash.slice(place)),
    ),
  ];
}

const prototypes = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'].map(
    (name) => passed(`${name} as a flag`, `#${name}=true&${name}=false`),
  ),
  ...[
    '__proto__.polluted',
    '__proto__[polluted]',
    'constructor.prototype.polluted',
    'constructor[prototype][polluted]',
  ].map((name) => passed(`${name} as a flag`, `#${name}=true`)),
  ...['tab', 'format', 'language'].map((part) => told(`${part} that is inherited`, `#${part}=constructor`)),
  ...['tab', 'format', 'language'].map((part) => told(`${part} that is __proto__`, `#${part}=__proto__`)),
  told('__proto__ as the library', '#library=__proto__'),
];

const LONG = 100_000;

const lengths = [
  passed('100 kB of a heading', `#${'a'.repeat(LONG)}`),
  passed('100 kB of nothing', `#${'&'.repeat(LONG)}`),
  passed('100 kB of equals signs', `#${'='.repeat(LONG)}`),
  passed('100 kB of escapes', `#${'%41'.repeat(LONG / 3)}`),
  passed('100 kB of unknown names', `#${repeat(LONG / 10, (index) => `a${index}=1`).join('&')}`),
  passed('100 kB of one flag', `#${'showNotToggle=true&'.repeat(LONG / 19)}`),
  passed('100 kB of beginnings', '#'.repeat(LONG)),
  told('100 kB of broken escapes', `#${'%'.repeat(LONG)}`),
  told('100 kB of broken pairs', `#${'%=%&'.repeat(LONG / 4)}`),
  told('100 kB of wrong flags', `#${'showNotToggle=maybe&'.repeat(LONG / 20)}`),
  told('100 kB of state', `#s=${'a'.repeat(LONG)}`),
  told('100 kB of escaped state', `#s=${'%2B'.repeat(LONG / 3)}`),
  told('60 kB of state', `#s=${'eJyr'.repeat(15_000)}`),
  ...['showNotToggle', 'tab', 'format', 'language', 'library'].map((name) =>
    told(`100 kB of ${name}`, `#${name}=${'a'.repeat(LONG)}`),
  ),
];

const oddCharacters = [
  ...['\0', '\ud800', '\udfff', '\u202e', '\ufeff', '<script>', '🎷', '"', '\\', ' ', '?', '#', '/../'].flatMap(
    (text) => [
      passed(`${JSON.stringify(text)} as a heading`, `#${text}`),
      passed(`${JSON.stringify(text)} as a value`, hashOf({ query: group({ ...rule, value: text }) })),
      told(`${JSON.stringify(text)} as the tab`, `#tab=${text}`),
      told(`${JSON.stringify(text)} in a flag's value`, `#disabled=tr${text}ue`),
    ],
  ),
  passed(
    'HTML as all texts of a rule',
    hashOf({
      query: group({
        id: '<b>',
        field: '<b>',
        operator: '"><script>alert(1)</script>',
        value: '</textarea><img src=x onerror=alert(1)>',
      }),
    }),
  ),
];

const pairs = [
  told('a state and a broken one', `${hashOf(SOUND)}&s=eJyr`),
  told('a state and none', `${hashOf(SOUND)}&s=`),
  passed('a broken state and a sound one', `#s=eJyr&${hashOf(SOUND).slice(1)}`),
  told('an empty state', '#s='),
  told('an equals sign for a state', '#s=='),
  told('blanks for a state', '#s=%20%20'),
  told('a broken state and a flag', '#s=x&showNotToggle=true'),
  told('a flag and a broken state', '#showNotToggle=true&s=x'),
  passed('a state without its name', `#${hashOf(SOUND).slice(3)}`),
  passed('the name of a state alone', '#s'),
  passed('an unknown name', '#theme=dark'),
  passed('names in capitals', '#SHOWNOTTOGGLE=true&TAB=code'),
  passed('a flag without a value', '#showNotToggle'),
  passed('a flag said twice', '#showNotToggle=maybe&showNotToggle=true'),
  passed('no names', '#=true&=&=s'),
  passed('an empty library', '#library='),
  ...['', '1', '0', 'TRUE', 'True', 'yes', 'null', 'undefined', 'truefalse', 'true=', ' true'].map((value) =>
    told(`a flag that is ${JSON.stringify(value)}`, `#showNotToggle=${value}`),
  ),
  ...['', 'imports', 'Export', 'export=', '0'].map((value) => told(`tab ${value}`, `#tab=${value}`)),
  ...['', 'xml', 'SQL', 'json_with_ids', 'sql,json'].map((value) => told(`format ${value}`, `#format=${value}`)),
  ...['', 'json', 'spel', 'MongoDB'].map((value) => told(`language ${value}`, `#language=${value}`)),
  ...['../x', 'a b', '<b>', 'a'.repeat(31)].map((value) => told(`library ${value}`, `#library=${value}`)),
];

/** What anybody could type. */
function garbage(): MalformedHash[] {
  const random = seeded(5);
  const text = (alphabet: string) => repeat(1 + Math.floor(random() * 60), () => pick(random, [...alphabet])).join('');
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
  return [
    ...repeat(25, (index) => passed(`garbage ${index}`, `#x${text(`${letters}&=#?/+. `)}`)),
    ...repeat(25, (index) => told(`garbage state ${index}`, `#s=${text(letters)}`)),
    ...repeat(25, (index) => told(`garbage with broken escapes ${index}`, `#${text(letters)}%${text('%ghxyz&=')}`)),
  ];
}

/** Over 500 hashes that are malformed or hostile, the same ones each time. */
export const malformedHashes = (): MalformedHash[] => [
  ...[...escapes, ...truncations, ...flips, ...wrongCharacters(), ...prototypes, ...lengths, ...oddCharacters],
  ...[...pairs, ...garbage(), ...malformedStates],
];
