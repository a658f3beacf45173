import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, mistakesOf } from '../ContentError';
import { listContent } from '../content/listContent';
import { readVersionsWithLines, VERSIONS_FILE } from '../content/readContent';
import { readManifest } from '../packages/readManifest';
import { packageFolder } from '../packages/resolvePackageFile';
import { DOCS_FOLDER } from '../paths';

/** @throws ContentError for an invalid table, for folders that it does not name, and for versions without packages */
export async function checkVersions(): Promise<void> {
  const { data, lineOf } = readVersionsWithLines();
  const { versions, equivalents } = data;
  const names = versions.map(({ name }) => name);

  const folders = readdirSync(DOCS_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = folders
    .filter(({ name }) => !names.includes(name) && listContent(join(DOCS_FOLDER, name)).length > 0)
    .map(
      ({ name }) => new ContentError(`content/docs/${name}`, 1, `no version: expected "${name}" in ${VERSIONS_FILE}`),
    );
  const packages = await Promise.all(
    names.map((name, index) => mistakesOf(() => requirePackages(name, lineOf('versions', index, 'name')))),
  );
  const ids = new Set(names.flatMap(pageIds));
  const missing = equivalents
    .flatMap((list, row) => list.map((id, column) => ({ id, line: lineOf('equivalents', row, column) })))
    .filter(({ id }) => !ids.has(id) && !id.startsWith('category/'))
    .map(({ id, line }) => {
      const message = `equivalents: ${id}: expected a page of a version, such as intro`;
      return new ContentError(VERSIONS_FILE, line, message);
    });

  const mistakes = [...unknown, ...packages.flat(), ...missing];
  if (mistakes.length > 0) throw ContentError.ofAll(mistakes);
}

const pageIds = (version: string): string[] => {
  const folder = join(DOCS_FOLDER, version);
  return existsSync(folder) ? listContent(folder).map((file) => file.replace(/\.mdx$/, '')) : [];
};

function requirePackages(version: string, line: number): void {
  const file = `content/docs/${version}/package.json`;
  if (!existsSync(file))
    throw new ContentError(VERSIONS_FILE, line, `version ${version}: expected ${file}, which names its packages`);
  let dependencies: Record<string, string> = {};
  try {
    ({ dependencies = {} } = readManifest(join(DOCS_FOLDER, version)));
  } catch (error) {
    throw new ContentError(file, 1, `${(error as Error).message}: expected JSON`);
  }
  for (const name of ['react-querybuilder', ...Object.keys(dependencies)]) {
    if (!(name in dependencies)) throw new ContentError(file, 1, `expected ${name} among its dependencies`);
    try {
      packageFolder(name, join(DOCS_FOLDER, version));
    } catch {
      throw new ContentError(file, 1, `${name} is not installed: expected npm install after a change of this file`);
    }
  }
}
