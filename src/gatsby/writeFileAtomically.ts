import { renameSync, utimesSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: nobody reads a partial file, and an interrupted process leaves none at this path. */
export function writeFileAtomically(file: string, content: string | Buffer, time?: Date): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  if (time) utimesSync(part, time, time);
  renameSync(part, file);
}
