import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inProject } from './paths';

/** Relative paths of all files below a folder; empty when the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Removes files below a folder, which may not exist. Folders stay: removing them could break a concurrent listing. */
export function removeFiles(folder: string, isRemoved: (file: string) => boolean = () => true): void {
  for (const file of listFiles(folder).filter(isRemoved)) rmSync(join(folder, file), { force: true });
}

/** Writes a file of the built site at its address, such as `/feed.xml`. */
export function publishFile(address: string, content: string | Buffer): void {
  const file = inProject('public', `.${address}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes a file atomically: nobody reads a partial file, and an interrupted process leaves none at this path. */
export function writeFileAtomically(file: string, content: string | Buffer): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** The first line of a file of the project that has a text; 1 if none has it. */
export function lineWith(file: string, text: string): number {
  const lines = readFileSync(inProject(file), 'utf8').split('\n');
  return Math.max(lines.findIndex((line) => line.includes(text)) + 1, 1);
}
