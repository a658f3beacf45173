import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../src/build/content/parseYaml';

const FILE = 'scripts/audit/accepted.yml';

const schema = z.array(
  z.strictObject({
    package: z.string(),
    advisories: z.array(z.string().regex(/^GHSA(?:-[a-z0-9]{4}){3}$/, 'expected GHSA-xxxx-xxxx-xxxx')).min(1),
    reason: z.string().min(40, 'expected a sentence that says why it does no harm, and why it is still there'),
  }),
);

/** A package with flaws that do no harm here. */
export type Accepted = z.infer<typeof schema>[number];

/** Those of accepted.yml. Throws ContentError, with file and line, where it is not as expected. */
export const readAccepted = (): Accepted[] => parseYaml(readFileSync(FILE, 'utf8'), schema, FILE);
