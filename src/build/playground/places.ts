import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../paths';

/** Folder, in the built site, that holds what the live editor loads. */
export const PLAYGROUND_FOLDER = 'playground';

export const PLAYGROUND = inProject('public', PLAYGROUND_FOLDER);

/** Address of the page in which a version's examples run. Hosts drop or add its ending. */
export const framePath = (version: string) => `/${PLAYGROUND_FOLDER}/${version}/frame.html`;

/** What the examples of a version may import, once it is published, as text. */
export const packagesText = (version: string) => readFileSync(join(PLAYGROUND, version, 'packages.json'), 'utf8');
