import { expect, test } from 'vitest';
import { bundleProject } from '../../../../tests/support/bundleProject';
import { generate } from '../../../../tests/support/generatedProjects';
import { ALL_OPTIONS } from '../options';

// tests/generated-code.spec.ts builds and runs the project of every library.
test('builds a project, and fails on a missing import', async () => {
  const { sandbox } = await generate('default', ALL_OPTIONS);
  const { script } = await bundleProject(sandbox);
  expect(script).toContain('Fitzgerald, James');
  await expect(bundleProject({ ...sandbox, 'src/styles.css': '' })).rejects.toThrow('There is no file src/styles.css');
});
