import { describe, expect, test } from 'vitest';
import { fc } from '../../tests/support/arbitraries';
import { exampleLinkOf, malformedExampleLinks } from '../../tests/support/malformedExampleLinks';
import { linkedExample } from '../shared/link/linkedExample';
import { readExampleLink, writeExampleLink } from './exampleLink';

const ORIGINAL = { 'fields.tsx': 'export default () => null;', 'fields.css': 'p {}' };
const VERSIONS = ['5', 'next', '4'];

const LINKED = {
  id: '5/intro/fields',
  original: ORIGINAL,
  versions: VERSIONS.map((name) => [name, `v${name}`] as const),
};

async function read(hash: string, linked: Parameters<typeof readExampleLink>[1] = LINKED) {
  const link = await readExampleLink(hash, linked);
  expect(link).not.toBeNull();
  return link!;
}
const write = (files: Record<string, string>, version = '5') =>
  writeExampleLink({ id: '5/intro/fields', version, files, original: ORIGINAL });

test('reads back any code and version that it writes', async () => {
  const codes = fc.record({
    'fields.tsx': fc.oneof(fc.constant(ORIGINAL['fields.tsx']), fc.string({ unit: 'binary' })),
    'fields.css': fc.string(),
  });
  await fc.assert(
    fc.asyncProperty(codes, fc.constantFrom(...VERSIONS), async (files, version) => {
      const hash = await write(files, version);
      expect(hash).toMatch(/^#[\w/=&-]+$/);
      expect(linkedExample(hash)).toBe('intro/fields');
      expect(await read(hash)).toEqual({ files, version, problems: [] });
    }),
  );
});

test('reads any hash, and gives all files or says why not', async () => {
  const pairs = fc.oneof(
    fc.string(),
    fc.string().map((text) => `s=${text}`),
    fc.string().map((text) => `version=${text}`),
    fc.jsonValue().map((value) => exampleLinkOf(value).slice(1)),
    fc
      .dictionary(fc.constantFrom('fields.tsx', 'fields.css', 'x'), fc.jsonValue())
      .map((it) => exampleLinkOf(it).slice(1)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pairs), async (parts) => {
      const { files, version, problems } = await read(`#example=intro/fields&${parts.join('&')}`);
      problems.forEach((sentence) => expect(sentence).toMatch(/^(?:The|This) [^\n]{1,150}\.$/));
      expect(VERSIONS).toContain(version);
      if (files) expect(Object.keys(files)).toEqual(Object.keys(ORIGINAL));
      else expect(problems).not.toEqual([]);
      Object.values(files ?? {}).forEach((text) => expect(typeof text).toBe('string'));
    }),
  );
});

test('holds the edited files only: unedited code is a short link', async () => {
  expect(await write(ORIGINAL, '4')).toBe('#example=intro/fields&version=4');
  const hash = await write({ ...ORIGINAL, 'fields.css': 'h1 {}' });
  const { files } = await read(hash, { ...LINKED, original: { 'fields.tsx': 'newer', 'fields.css': 'newer' } });
  expect(files).toEqual({ 'fields.tsx': 'newer', 'fields.css': 'h1 {}' });
});

test('a program may have escaped the link, or wrapped it', async () => {
  const hash = await write({ ...ORIGINAL, 'fields.css': 'h1 {}' });
  expect((await read(encodeURI(hash).replaceAll('/', '%2F'))).files?.['fields.css']).toBe('h1 {}');
  expect((await read(`${hash.slice(0, -5)}%0D%0A${hash.slice(-5)}`)).files?.['fields.css']).toBe('h1 {}');
});

test('a link to a version on which the example does not run opens on its own', async () => {
  const hash = await write({ ...ORIGINAL, 'fields.css': 'h1 {}' }, '3');
  expect(await read(hash)).toEqual({
    files: { ...ORIGINAL, 'fields.css': 'h1 {}' },
    version: '5',
    problems: ['The link asks for the version “3”, on which this example does not run.'],
  });
  expect(await read('#example=intro/fields')).toEqual({ files: ORIGINAL, version: '5', problems: [] });
});

test('an example that runs on its own version alone has a link to that', async () => {
  const link = await read('#example=intro/fields&version=5', { ...LINKED, versions: [] });
  expect(link).toEqual({ files: ORIGINAL, version: '5', problems: [] });
});

test.each(['', '#usage', '#example=intro/other&version=5', '#example=4/intro/fields'])(
  '%j leads elsewhere',
  async (hash) => {
    expect(await readExampleLink(hash, LINKED)).toBeNull();
  },
);

describe('a malformed link', () => {
  test.each(malformedExampleLinks)('with $name', async ({ hash, tells }) => {
    const { files, problems } = await read(hash);
    expect(files).toBeNull();
    expect(problems.join(' ')).toContain(tells);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('tells each problem once', async () => {
    expect((await read('#example=intro/fields&version=9&version=7&%&s=x')).problems).toEqual([
      'The link has a “%” in it that begins no escape, so a part of it is lost.',
      'The link asks for the version “7”, on which this example does not run.',
      'The code in the link is not complete, or was altered on its way.',
    ]);
  });
});
