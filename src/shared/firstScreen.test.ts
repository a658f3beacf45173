import { expect, test } from 'vitest';
import { firstScreen, FIRST_SCREEN_END } from './firstScreen';

test('is what comes before the comment of the build', () => {
  expect(firstScreen(`<p>a</p><!--${FIRST_SCREEN_END}--><p>b</p>`)).toBe('<p>a</p>');
});

test('is all of a text without one', () => {
  expect(firstScreen('<p>a</p>')).toBe('<p>a</p>');
});
