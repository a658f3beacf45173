import { isScript } from './types';

const CODE_FILE = /^[\w./-]+\.(?:d\.ts|[cm]?[jt]sx?)$/;

/**
 * The file that a fence is, by its title; null when the title is a caption, or the fence is no script.
 *
 * @param title what the fence is titled
 * @param language of the fence
 */
export function fileNameOf(title: string | null, language: string): string | null {
  return title !== null && isScript(language) && CODE_FILE.test(title) ? title : null;
}
