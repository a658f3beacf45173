import { afterAll, vi } from 'vitest';

// Vitest restores them before the next test, which is after the next file has loaded its modules.
afterAll(() => {
  vi.unstubAllGlobals();
});
