import { expect, test } from 'vitest';
import { followBundling, whenBundled } from './bundling';

test('waits from each start of the bundler to its end', async () => {
  const listeners: Record<string, () => void> = {};
  const hook = (name: string) => ({ tap: (_: string, listener: () => void) => void (listeners[name] = listener) });
  followBundling.apply({ hooks: { watchRun: hook('start'), done: hook('end') } });
  let ends = 0;
  const count = () => void whenBundled().then(() => ends++);
  const endsSoon = async () => {
    await new Promise(setImmediate);
    return ends;
  };

  count();
  listeners.start?.();
  count();
  expect(await endsSoon()).toBe(0);
  listeners.end?.();
  count();
  expect(await endsSoon()).toBe(3);
  listeners.start?.();
  count();
  expect(await endsSoon()).toBe(3);
});
