import { expect, test } from 'vitest';
import { StoppedError } from '../../shared/playground/createLoopGuard';
import { problemOf } from './problemOf';

function withStack(error: Error, ...lines: string[]) {
  error.stack = [`${error.name}: ${error.message}`, ...lines].join('\n');
  return error;
}

test.each([
  ['Chromium', '    at App (example:///fields.tsx:7:12)'],
  ['Firefox', 'App@example:///fields.tsx:7:12'],
  ['Safari', 'App@example:///fields.tsx:7:12'],
])('reads the line from the stack of %s', (_, line) => {
  const error = withStack(new TypeError('no'), '    at x (https://site.example/playground/react-1.js:4:5)', line);
  expect(problemOf(error)).toEqual({ kind: 'run', message: 'TypeError: no', file: 'fields.tsx', line: 7 });
});

test('decodes a name with a space', () => {
  const error = withStack(new Error('no'), 'at example:///my%20file.tsx:1:1');
  expect(problemOf(error)).toMatchObject({ file: 'my file.tsx', line: 1 });
});

test('an error from elsewhere has no line', () => {
  expect(problemOf(withStack(new Error('no'), 'at https://site.example/a.js:1:1'))).toEqual({
    kind: 'run',
    message: 'Error: no',
  });
});

test('reports stopped code as such', () => {
  expect(problemOf(new StoppedError('loop'))).toMatchObject({
    kind: 'stopped',
    message: expect.stringMatching(/^Stopped: /),
  });
});

test.each([
  ['text', 'Thrown: text'],
  [undefined, 'Thrown: undefined'],
  [Symbol('a'), 'Thrown: Symbol(a)'],
  [Object.create(null), 'Thrown: [unreadable]'],
])('accepts any thrown value: %o', (thrown, message) => {
  expect(problemOf(thrown)).toEqual({ kind: 'run', message });
});
