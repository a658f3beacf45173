import { join } from 'node:path';
import { ContentError } from '../ContentError';
import { listContent } from '../content/listContent';
import { projectPath } from '../paths';

export const CATEGORY_FILE = '_category_.yml';

/** What else a version has besides pages. */
const KNOWN = /(?:^_internal\.yml|^_examples\/.+|(?:^|\/)_category_\.yml)$/;

/** Files that editors and systems leave behind. */
const HIDDEN = /(?:^|\/)\.|~$/;

/** Mistakes in the names of the files of a folder: what becomes no page, or a page with an address that nobody can type. */
export const checkNames = (folder: string): ContentError[] =>
  listContent(folder).flatMap((name) => {
    if (KNOWN.test(name) || HIDDEN.test(name)) return [];
    const reason = mistakeIn(name);
    return reason ? [new ContentError(projectPath(join(folder, name)), 1, reason)] : [];
  });

function mistakeIn(name: string): string | undefined {
  if (name.endsWith('.md')) return 'no page is made of .md files: expected the ending .mdx';
  if (!name.endsWith('.mdx'))
    return 'no page, category or example: expected .mdx, _category_.yml or a file in _examples/';
  if (/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(name)) return undefined;
  return 'a name that makes a bad address: expected small letters, digits and -';
}
