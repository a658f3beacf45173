import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compileAhead } from './compileAhead';

test('another process compiles the pages, until the build ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compile-ahead-'));
  const child = compileAhead(folder);
  const documents = () => readdirSync(folder).filter((file) => file.endsWith('.json'));
  await vi.waitFor(() => expect(documents().length).toBeGreaterThan(0), { timeout: 60_000, interval: 100 });
  child.disconnect();
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
}, 90_000);
