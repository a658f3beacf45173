import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PROJECT } from './paths';

const COMMIT = '\u0001';

/**
 * When each file last changed, from git history: ISO dates by path relative to the project, empty without git. Boundary
 * commits of a shallow clone are ignored, because they appear to add every file.
 *
 * @param project folder of the project, which may be part of a repository
 */
export function changeDates(folders: readonly string[], project: string): Map<string, string> {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status === 0 ? stdout : '';
  };
  const boundary = boundaryCommits(git('rev-parse', '--git-path', 'shallow').trim(), project);
  const log = git('log', '--relative', '--name-only', `--format=${COMMIT}%H %aI`, '--', ...folders);

  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      const [hash = '', when = ''] = line.slice(COMMIT.length).split(' ');
      date = boundary.has(hash) ? '' : when;
    } else if (line && date && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

let known: ReadonlyMap<string, string> | undefined;

/** Those of the project, read once per process. */
export const projectDates = (): ReadonlyMap<string, string> => (known ??= changeDates(['content', 'src'], PROJECT));

function boundaryCommits(path: string, project: string): Set<string> {
  const file = path && resolve(project, path);
  return new Set(file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

/**
 * The latest change date of some files; undefined when unknown.
 *
 * @param dates ISO dates, possibly in different time zones
 * @param sources files; a trailing slash marks a folder
 */
export function lastChange(dates: ReadonlyMap<string, string>, sources: readonly string[]): string | undefined {
  const found = sources.flatMap((source) => {
    if (!source.endsWith('/')) return dates.get(source) ?? [];
    return [...dates].filter(([file]) => file.startsWith(source)).map(([, date]) => date);
  });
  return found.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}
