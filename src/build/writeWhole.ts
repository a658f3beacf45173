import { renameSync, utimesSync, writeFileSync } from 'node:fs';

/**
 * Puts a file where it belongs only when all of it is written, so that nobody reads a part, and nothing that ends
 * meanwhile leaves one.
 *
 * @param time when it is said to have changed; now, without it
 */
export function writeWhole(file: string, content: string | Buffer, time?: Date): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  if (time) utimesSync(part, time, time);
  renameSync(part, file);
}
