import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../../src/gatsby/content/parseYaml';
import { DOCS_FOLDER, projectPath } from '../../../src/gatsby/paths';
import type { InternalNames } from './coverage';

const schema = z.array(
  z.strictObject({
    names: z.array(z.string()).min(1),
    reason: z.string().regex(/\S+\s+\S+\s+\S+/, 'expected a reason of some words'),
  }),
);

/** Reads a version's `_internal.yml`; empty if there is none. Throws ContentError. */
export function readInternal(version: string): InternalNames[] {
  const file = join(DOCS_FOLDER, version, '_internal.yml');
  return existsSync(file) ? parseYaml(readFileSync(file, 'utf8'), schema, projectPath(file)) : [];
}
