import { expect, test } from 'vitest';
import { bundleProject } from '../../../../tests/support/bundleProject';
import { generate } from '../../../../tests/support/generatedProjects';
import { SETUPS } from '../../setups';
import { ALL_OPTIONS, DEFAULT_OPTIONS } from '../options';

// tests/generated-code.spec.ts builds and runs the project of every library.
test('builds a project, and fails on a missing import', async () => {
  const { sandbox } = await generate('default', ALL_OPTIONS);
  const { script } = await bundleProject(sandbox);
  expect(script).toContain('Fitzgerald, James');
  await expect(bundleProject({ ...sandbox, 'src/styles.css': '' })).rejects.toThrow('There is no file src/styles.css');
});

test.each(SETUPS)('builds a project with the setup $name', async (setup) => {
  const { sandbox } = await generate('default', DEFAULT_OPTIONS, setup);
  await expect(bundleProject(sandbox)).resolves.toBeDefined();
  const { [`src/setups/${setup.file}.tsx`]: own, ...others } = sandbox;
  expect(own).toBeDefined();
  await expect(bundleProject(others)).rejects.toThrow(`setups/${setup.file}`);
});
