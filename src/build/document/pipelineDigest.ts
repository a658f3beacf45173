import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../paths';

/** Changes with the code that compiles documents, so that none that older code compiled is taken from a cache. */
export function pipelineDigest(): string {
  const hash = createHash('sha256');
  const folder = inProject('src', 'build', 'document');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(inProject('src', 'build', 'document', file)));
  return hash.digest('hex').slice(0, 16);
}
