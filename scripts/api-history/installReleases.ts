import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY } from '../../src/gatsby/api/libraryPackage';
import { inProject } from '../../src/gatsby/paths';

const FOLDER = inProject('node_modules', '.cache', 'api-history');

const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--loglevel=error'], { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });

/** All versions of the library that the registry has, oldest first. */
export function publishedVersions(): string[] {
  mkdirSync(FOLDER, { recursive: true });
  return JSON.parse(npm('view', LIBRARY, 'versions', '--json')) as string[];
}

/** Installs releases next to each other, each in a workspace of its own; returns the workspace of a release. */
export function installReleases(releases: readonly string[]): (release: string) => string {
  const folderOf = (release: string) => join(FOLDER, 'releases', release);
  const write = (folder: string, manifest: object) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  };
  write(FOLDER, { workspaces: releases.map((release) => `releases/${release}`) });
  for (const release of releases) {
    write(folderOf(release), { name: `@releases/${release}`, dependencies: { [LIBRARY]: release } });
  }
  npm('install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund');
  return folderOf;
}
