import { isAbsolute, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCS_FOLDER, inProject, PROJECT, projectPath } from './paths';

test.each([
  [['content', 'docs'], 'content/docs'],
  [['static', './img/cat.png'], 'static/img/cat.png'],
  [[], ''],
])('%j is the file %j of the project', (segments, path) => {
  const file = inProject(...segments);
  expect(isAbsolute(file)).toBe(true);
  expect(file).toBe(join(PROJECT, path));
  expect(projectPath(file)).toBe(path);
});

test('pages are in content/docs', () => {
  expect(projectPath(DOCS_FOLDER)).toBe('content/docs');
});
