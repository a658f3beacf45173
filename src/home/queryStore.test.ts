import { expect, test, vi } from 'vitest';
import { initialQuery } from '../demo/core/initialQuery';
import { changeQuery, currentQuery, subscribeQuery } from './queryStore';

test('it begins with the initial query, and tells its listeners of each change until they leave', () => {
  expect(currentQuery()).toBe(initialQuery);
  const listener = vi.fn();
  const end = subscribeQuery(listener);

  const changed = { ...initialQuery, rules: [] };
  changeQuery(changed);
  expect(currentQuery()).toBe(changed);
  expect(listener).toHaveBeenCalledTimes(1);

  changeQuery(changed);
  expect(listener).toHaveBeenCalledTimes(1);

  end();
  changeQuery(initialQuery);
  expect(currentQuery()).toBe(initialQuery);
  expect(listener).toHaveBeenCalledTimes(1);
});
