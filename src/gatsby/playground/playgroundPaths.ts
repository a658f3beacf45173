/** Folder of the live editor's files in the built site. */
export const PLAYGROUND_FOLDER = 'playground';

/** Path of the page that runs a version's examples. Hosts drop or add its extension. */
export const framePath = (version: string) => `/${PLAYGROUND_FOLDER}/${version}/frame.html`;
