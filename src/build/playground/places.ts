import { inProject } from '../paths';

/** Folder, in the built site, that holds what the live editor loads. */
export const PLAYGROUND_FOLDER = 'playground';

export const PLAYGROUND = inProject('public', PLAYGROUND_FOLDER);

/** Address of the page in which a version's examples run. Hosts drop or add its ending. */
export const framePath = (version: string) => `/${PLAYGROUND_FOLDER}/${version}/frame.html`;
