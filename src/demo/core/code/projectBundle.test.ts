import { expect, test } from 'vitest';
import { bundleProject } from '../../../../tests/support/bundleProject';
import { generate, LIBRARIES } from '../../../../tests/support/generatedProjects';
import { ALL_OPTIONS } from '../options';

test.each(LIBRARIES)(
  'the project of %s builds',
  async (library) => {
    const { sandbox } = await generate(library, ALL_OPTIONS);
    const { script, style } = await bundleProject(sandbox);
    expect(script).toContain('Fitzgerald, James');
    expect(style).toContain('.justifiedLayout ');
    expect(style).toContain('.queryBuilder-branches');
  },
  60_000,
);

test('one that imports what there is not does not build', async () => {
  const { sandbox } = await generate('default', ALL_OPTIONS);
  await expect(bundleProject({ ...sandbox, 'src/styles.css': '' })).rejects.toThrow('There is no file src/styles.css');
});
