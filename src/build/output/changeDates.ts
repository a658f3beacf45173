import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Marks the line of a commit among those of its files. */
const COMMIT = '\u0001';

/**
 * When each file under some folders last changed, from the history of git. The oldest commits of a shallow clone seem to
 * have brought every file, so they do not count; without git, or without a history, nothing is known.
 *
 * @param folders relative to the project
 * @param project folder of the project, which may be part of a repository
 * @returns ISO dates by path, relative to the project
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
  const log = git('log', '--relative', '--name-only', `--format=${COMMIT}%H %cI`, '--', ...folders);

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

/** The commits behind which a shallow clone knows nothing. */
function boundaryCommits(path: string, project: string): Set<string> {
  const file = path && resolve(project, path);
  return new Set(file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

/**
 * Finds when the latest of some files changed; undefined when nobody knows.
 *
 * @param dates as git gives them: the same moment may be written in different zones
 * @param sources files; a name that ends in a slash is a folder
 */
export function lastChange(dates: ReadonlyMap<string, string>, sources: readonly string[]): string | undefined {
  const found = sources.flatMap((source) => {
    if (!source.endsWith('/')) return dates.get(source) ?? [];
    return [...dates].filter(([file]) => file.startsWith(source)).map(([, date]) => date);
  });
  return found.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}
