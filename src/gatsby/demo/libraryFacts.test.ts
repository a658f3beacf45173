import { expect, test } from 'vitest';
import { readLibraries, readLibrary } from '../content/readContent';
import { libraryFacts } from './libraryFacts';

test('an app with the default look is the query builder alone', async () => {
  const { bytes, bytesOfDefault, packages } = await libraryFacts('default');
  expect(bytes).toBe(bytesOfDefault);
  expect(packages).toMatchObject([
    { name: 'react-querybuilder', licence: 'MIT', react: expect.stringContaining('16') as string },
  ]);
});

test.each(readLibraries().filter(({ name }) => name !== 'default'))(
  '$name has a weight and packages with a licence',
  async ({ name }) => {
    const { bytes, bytesOfDefault, packages } = await libraryFacts(name);
    expect(bytes).toBeGreaterThan(bytesOfDefault);
    expect(packages.map((it) => it.name)).toEqual(['react-querybuilder', ...readLibrary(name).packages]);
    // The stand-in for the icons of MUI names no licence of its own.
    for (const { name: of, version, licence } of packages.filter((it) => it.name !== '@mui/icons-material'))
      expect(`${version} ${licence}`, of).toMatch(/^\d+\.\d+\.\d+ \w+/);
  },
);
