import { exportedNames, namesAt, type ApiRelease } from '../../../src/gatsby/api/apiHistory';
import { LIBRARY } from '../../../src/gatsby/api/libraryPackage';
import type { DeclaredApi } from '../../../src/gatsby/api/types';

const REMEDY = 'expected what npm run api:history writes';

/** Compares the names of the installed library with those that the table of releases gives its release. */
export function checkHistory(api: DeclaredApi, releases: readonly ApiRelease[]): string[] {
  const release = api.packages[LIBRARY] ?? '';
  if (!releases.some((it) => it.release === release)) return [`${LIBRARY} ${release}: missing; ${REMEDY}`];
  const installed = exportedNames({ ...api, symbols: api.symbols.filter((it) => it.package === LIBRARY) });
  const known = namesAt(releases, release);
  const message = (name: string, mistake: string) => `${LIBRARY} ${release}: ${name}: ${mistake}; ${REMEDY}`;
  return [
    ...[...installed].filter((name) => !known.has(name)).map((name) => message(name, 'not in the table')),
    ...[...known.keys()].filter((name) => !installed.has(name)).map((name) => message(name, 'not in the package')),
  ];
}
