import { removeFiles } from '../files';

export type Encoding = 'br' | 'gzip';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|md|map|webmanifest|wasm)$/;

const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

export const ENCODINGS = Object.keys(ENDINGS) as Encoding[];

export const isCompressible = (file: string): boolean => COMPRESSIBLE.test(file);

/** Such as `a.js.br`. */
export const compressedName = (file: string, encoding: Encoding): string => `${file}${ENDINGS[encoding]}`;

export const isCompressed = (file: string): boolean =>
  Object.values(ENDINGS).some((ending) => file.endsWith(ending) && isCompressible(file.slice(0, -ending.length)));

/** Removes the compressed files of a built site: a host would send them instead of sources that a build may change. */
export const removeCompressed = (folder: string): void => removeFiles(folder, isCompressed);
