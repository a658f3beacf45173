import { expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { hydrate } from './hydrate';

vi.mock('react-dom/client');

test('errors of a hydration are reported until it is ended', async () => {
  const unmount = vi.fn();
  vi.mocked(hydrateRoot).mockReturnValue({ render: vi.fn(), unmount });
  const onRecoverableError = vi.fn();
  const container = { hasChildNodes: () => true } as Element;
  const end = hydrate('text', container, { identifierPrefix: 'part', onRecoverableError });
  await Promise.resolve();
  const options = vi.mocked(hydrateRoot).mock.lastCall?.[2];
  expect(options?.identifierPrefix).toBe('part');

  options?.onRecoverableError?.(new Error('The text differs.'), {});
  expect(onRecoverableError).toHaveBeenCalledOnce();
  end();
  options?.onRecoverableError?.(new Error('This root received an early update.'), {});
  expect(onRecoverableError).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledOnce();
});
