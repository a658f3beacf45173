import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/**
 * Gives each unit test of the calling file an empty temporary folder. In `workIn`, it is also the current folder, and
 * modules are imported again, because some of them read the current folder once.
 */
export const folderPerTest = ({ workIn = false } = {}) => emptyFolder(beforeEach, afterEach, workIn);

/** Gives all unit tests of the calling file one such folder. */
export const folderPerFile = ({ workIn = false } = {}) => emptyFolder(beforeAll, afterAll, workIn);

function emptyFolder(
  start: typeof beforeEach | typeof beforeAll,
  end: typeof afterEach | typeof afterAll,
  workIn: boolean,
) {
  const before = process.cwd();
  let root = '';
  const inFolder = (...segments: string[]) => join(root, ...segments);

  start(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
    if (!workIn) return;
    process.chdir(root);
    vi.resetModules();
  });
  end(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });
  return {
    inFolder,
    read: (file: string) => readFileSync(inFolder(file), 'utf8'),
    /** Writes a file, with its folders; returns its path. */
    write(file: string, content: string | Buffer = ''): string {
      mkdirSync(dirname(inFolder(file)), { recursive: true });
      writeFileSync(inFolder(file), content);
      return inFolder(file);
    },
  };
}
