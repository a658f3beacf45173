import { expect, test, vi } from 'vitest';
import { createStore } from './createStore';

test('a listener that has ended is not called', () => {
  const store = createStore('one');
  const listener = vi.fn();
  store.subscribe(listener)();
  store.set('two');
  expect(listener).not.toHaveBeenCalled();
});
