import { expect, test, vi } from 'vitest';
import { lazyCompilation, serveCompilation } from './compileOnDemand';

test('compiles a part once a page has asked for it', () => {
  const invalidate = vi.fn();
  const server = { get: vi.fn() };
  const done = vi.fn();
  lazyCompilation.backend({ watching: { invalidate } }, done);
  serveCompilation(server);
  const { module: find } = done.mock.lastCall?.[1] as { module(part: object): { data: string; active: boolean } };
  const [path, answer] = server.get.mock.lastCall as [string, (request: object, response: object) => void];
  const part = (name: string) => find({ identifier: () => name });
  const { data, active } = part('content/docs/5/_examples/intro/bare.tsx');
  expect(active).toBe(false);
  expect(data.startsWith(path.replace('*', ''))).toBe(true);

  answer({ path: data }, { sendStatus: vi.fn() });
  answer({ path: data }, { sendStatus: vi.fn() });
  expect(invalidate).toHaveBeenCalledOnce();
  expect(part('content/docs/5/_examples/intro/bare.tsx').active).toBe(true);
  expect(part('content/docs/5/_examples/intro/fields.tsx').active).toBe(false);
});
