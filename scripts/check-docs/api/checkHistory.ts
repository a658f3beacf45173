import { exportedNames, namesAt, type ApiRelease } from '../../../src/gatsby/api/apiHistory';
import type { DeclaredApi } from '../../../src/gatsby/api/types';

const REMEDY = 'expected what npm run api:history writes';

/** Compares the names of the installed packages with those that the table gives their releases. */
export const checkHistory = (api: DeclaredApi, table: Readonly<Record<string, readonly ApiRelease[]>>): string[] =>
  Object.entries(api.packages).flatMap(([name, release]) =>
    checkPackage(`${name} ${release}`, release, ownApi(api, name), table[name] ?? []),
  );

const ownApi = (api: DeclaredApi, name: string): DeclaredApi => ({
  ...api,
  symbols: api.symbols.filter((it) => it.package === name),
});

function checkPackage(label: string, release: string, api: DeclaredApi, releases: readonly ApiRelease[]): string[] {
  if (!releases.some((it) => it.release === release)) return [`${label}: missing; ${REMEDY}`];
  const installed = exportedNames(api);
  const known = namesAt(releases, release);
  const message = (name: string, mistake: string) => `${label}: ${name}: ${mistake}; ${REMEDY}`;
  return [
    ...[...installed].filter((name) => !known.has(name)).map((name) => message(name, 'not in the table')),
    ...[...known.keys()].filter((name) => !installed.has(name)).map((name) => message(name, 'not in the package')),
  ];
}
