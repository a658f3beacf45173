import { hashOf, packed } from './hashOf';

/** Of the example "Two fields" in version 5, whose one file this is. */
const FILE = 'fields.tsx';

const linkTo = (rest: string) => `#example=intro/fields&version=5${rest}`;

const packedIn = (hash: string) => linkTo(`&${hash.slice(1)}`);

/** The hash of a link to the example with this value in place of its edited files. */
export const exampleLinkOf = (value: unknown): string => packedIn(hashOf(value));

const SOUND = exampleLinkOf({ [FILE]: 'export default () => <h1>linked</h1>;' });

interface MalformedExampleLink {
  name: string;
  hash: string;
  /** Part of what the reader is told. */
  tells: string;
  /** Whether a browser opens it, because it could break more than what reads the hash. */
  inBrowser?: true;
}

const NOT_COMPLETE = 'The code in the link is not complete, or was altered on its way.';

/** Links to an example whose code is not opened; what the unpacking of any link refuses is in packJson.test.ts. */
export const malformedExampleLinks: readonly MalformedExampleLink[] = [
  { name: 'cut off in the middle', hash: SOUND.slice(0, -20), tells: NOT_COMPLETE, inBrowser: true },
  { name: 'a broken escape', hash: linkTo('&s=%E0%A4%A'), tells: NOT_COMPLETE, inBrowser: true },
  { name: '100 kB', hash: linkTo(`&s=${'a'.repeat(100_000)}`), tells: 'too long to be opened', inBrowser: true },
  {
    name: 'a bomb of zeros',
    hash: packedIn(packed(new Uint8Array(45_000_000))),
    tells: 'unpacks to more',
    inBrowser: true,
  },
  { name: 'a list', hash: exampleLinkOf(['code']), tells: 'is not that of an example' },
  { name: 'a text', hash: exampleLinkOf('code'), tells: 'is not that of an example' },
  { name: 'nothing', hash: exampleLinkOf(null), tells: 'is not that of an example' },
  {
    name: 'an unknown file',
    hash: exampleLinkOf({ 'other.tsx': '' }),
    tells: 'a file that this example does not have',
  },
  {
    name: 'a file in another folder',
    hash: exampleLinkOf({ [`../${FILE}`]: '' }),
    tells: 'a file that this example does not have: “../fields.tsx”',
  },
  {
    name: 'the __proto__ of files',
    hash: packedIn(packed('{"__proto__":{"polluted":"true"}}')),
    tells: 'a file that this example does not have: “__proto__”',
    inBrowser: true,
  },
  { name: 'a name that objects inherit', hash: exampleLinkOf({ toString: '' }), tells: '“toString”' },
  { name: 'a file that is a number', hash: exampleLinkOf({ [FILE]: 7 }), tells: 'no text for “fields.tsx”' },
  { name: 'a file that is a list', hash: exampleLinkOf({ [FILE]: ['code'] }), tells: 'no text for “fields.tsx”' },
];
