import { spawnSync } from 'node:child_process';

/**
 * Applies a patch to a folder, or takes it back with `--reverse`, or only tries to with `--check`.
 *
 * @param patch path of the patch from the folder
 * @throws Error with what the program said, where it does not apply to the letter
 */
export function applyPatch(folder: string, patch: string, ...options: ('--reverse' | '--check')[]): void {
  const { status, stdout, stderr, error } = spawnSync('git', ['apply', ...options, patch], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${patch} does not apply: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}
