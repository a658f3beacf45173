import { isScript } from './types';

const CODE_FILE = /^[\w./-]+\.(?:d\.ts|[cm]?[jt]sx?)$/;

/** The file name in a fence's title; null if the title is a caption or the fence is not a script. */
export function fileNameOf(title: string | null, language: string): string | null {
  return title !== null && isScript(language) && CODE_FILE.test(title) ? title : null;
}
