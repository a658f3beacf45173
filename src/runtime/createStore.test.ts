import { expect, test, vi } from 'vitest';
import { createStore } from './createStore';

test('notifies its listeners of each change until they unsubscribe', () => {
  const store = createStore('one');
  const listener = vi.fn();
  const end = store.subscribe(listener);

  store.set('two');
  expect(store.get()).toBe('two');
  expect(listener).toHaveBeenCalledTimes(1);

  store.set('two');
  expect(listener).toHaveBeenCalledTimes(1);

  end();
  store.set('three');
  expect(store.get()).toBe('three');
  expect(listener).toHaveBeenCalledTimes(1);
});
