import { removeFiles } from '../removeFiles';

export type Encoding = 'br' | 'gzip';

/** Kinds of files that shrink. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|md|map|webmanifest)$/;

/** What the name of a file ends in that holds another one compressed, beside it. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** The encodings in which a host may send a file. */
export const ENCODINGS = Object.keys(ENDINGS) as Encoding[];

/** Whether a file of this name shrinks. */
export const isCompressible = (file: string): boolean => COMPRESSIBLE.test(file);

/** The name of the file that holds another one compressed: `a.js.br`. */
export const compressedName = (file: string, encoding: Encoding): string => `${file}${ENDINGS[encoding]}`;

/** Whether a file has the name of one that holds another one compressed. */
export const isCompressed = (file: string): boolean =>
  Object.values(ENDINGS).some((ending) => file.endsWith(ending) && isCompressible(file.slice(0, -ending.length)));

/**
 * Removes the compressed files of a built site: a host sends one instead of its source, which a build may change.
 *
 * @param folder the built site, which may not be there yet
 */
export const removeCompressed = (folder: string): void => removeFiles(folder, isCompressed);
