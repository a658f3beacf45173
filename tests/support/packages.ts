import { readManifest } from '../../src/gatsby/packages/readManifest';

/** The packages that the workspace of a version pins. */
export const pinned = (version: string) => readManifest(`content/docs/${version}`).dependencies ?? {};

/** The release of the library that a version documents. */
export const releaseOf = (version: string) => pinned(version)['react-querybuilder'] ?? 'none';
