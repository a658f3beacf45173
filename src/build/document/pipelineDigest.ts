import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../paths';

/** Changes with the code that compiles documents, so that none that older code compiled is taken from a cache. */
export function pipelineDigest(): string {
  const hash = createHash('sha256');
  const folder = inProject('src', 'build', 'document');
  const files = readdirSync(folder).filter((file) => !file.includes('.test.'));
  for (const file of files.sort()) hash.update(readFileSync(inProject('src', 'build', 'document', file)));
  hash.update(readFileSync(inProject('src', 'playground', 'highlighter.ts')));
  return hash.digest('hex').slice(0, 16);
}
