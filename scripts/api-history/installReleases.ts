import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY } from '../../src/gatsby/api/libraryPackage';
import { inProject } from '../../src/gatsby/paths';

const FOLDER = inProject('node_modules', '.cache', 'api-history');

interface Release {
  name: string;
  release: string;
  /** The release of the library that it is read with. */
  library: string;
}

const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--loglevel=error'], { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });

/** All versions of a package that the registry has, oldest first. */
export function publishedVersions(name: string): string[] {
  mkdirSync(FOLDER, { recursive: true });
  return JSON.parse(npm('view', name, 'versions', '--json')) as string[];
}

/** Installs releases next to each other, each in a workspace of its own; returns the workspace of a release. */
export function installReleases(releases: readonly Release[]): (release: Release) => string {
  const workspaceOf = ({ name, release }: Release) => `releases/${name.replace(/^.*\//, '')}-${release}`;
  const folderOf = (release: Release) => join(FOLDER, workspaceOf(release));
  const write = (folder: string, manifest: object) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  };
  write(FOLDER, { workspaces: releases.map(workspaceOf) });
  for (const it of releases) {
    const dependencies = { [LIBRARY]: it.library, [it.name]: it.release };
    write(folderOf(it), { name: `@${workspaceOf(it)}`, dependencies });
  }
  npm('install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund');
  return folderOf;
}
