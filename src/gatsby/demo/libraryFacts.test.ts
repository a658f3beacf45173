import { expect, test, vi } from 'vitest';
import { memoryCache } from '../../../tests/support/memoryCache';
import { readLibraries, readLibrary } from '../content/readContent';
import { libraryFacts } from './libraryFacts';

vi.mock('../codeDigest', { spy: true });
vi.mock('../packages/bundledBytes', { spy: true });

const cache = memoryCache();

test('an app with the default look is the query builder alone', async () => {
  const { bytes, bytesOfDefault, packages } = await libraryFacts('default', cache);
  expect(bytes).toBe(bytesOfDefault);
  expect(packages).toMatchObject([
    { name: 'react-querybuilder', licence: 'MIT', react: expect.stringContaining('16') as string },
  ]);
});

test.each(readLibraries().filter(({ name }) => name !== 'default'))(
  '$name has a weight and packages with a licence',
  async ({ name }) => {
    const { bytes, bytesOfDefault, packages } = await libraryFacts(name, cache);
    expect(bytes).toBeGreaterThan(bytesOfDefault);
    expect(packages.map((it) => it.name)).toEqual(['react-querybuilder', ...readLibrary(name).packages]);
    // The stand-in for the icons of MUI names no licence of its own.
    for (const { name: of, version, licence } of packages.filter((it) => it.name !== '@mui/icons-material'))
      expect(`${version} ${licence}`, of).toMatch(/^\d+\.\d+\.\d+ \w+/);
  },
);

/** As in a new process. */
async function restart() {
  vi.resetModules();
  const measure = vi.mocked((await import('../packages/bundledBytes')).downloadBytes);
  measure.mockClear();
  return { facts: (await import('./libraryFacts')).libraryFacts, measure };
}

test('a library is measured again only if something that counts has changed', async () => {
  const before = await libraryFacts('bulma', cache);
  const second = await restart();
  expect(await second.facts('bulma', cache)).toEqual(before);
  expect(second.measure).not.toHaveBeenCalled();

  const third = await restart();
  vi.mocked((await import('../codeDigest')).codeDigest).mockReturnValue('of other packages');
  expect(await third.facts('bulma', cache)).toEqual(before);
  expect(third.measure).toHaveBeenCalledTimes(2);
});
