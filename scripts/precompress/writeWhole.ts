import { rename, utimes, writeFile } from 'node:fs/promises';

/**
 * Puts a file where it belongs only when all of it is written, so that nobody reads a part.
 *
 * @param time when it is said to have changed; now, without it
 */
export async function writeWhole(file: string, content: Buffer, time?: Date): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, content);
  if (time) await utimes(part, time, time);
  await rename(part, file);
}
