import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '../ContentError';
import { listContent } from '../content/listContent';
import { IMAGE_FILE } from '../images/contentImage';
import { projectPath } from '../paths';

/** What else a version has besides pages. */
const KNOWN = /(?:^_(?:internal|runs-on|wordings)\.yml|^_examples\/.+|(?:^|\/)_category_\.yml)$/;

/** Files that editors and systems leave behind. */
const HIDDEN = /(?:^|\/)\.|~$/;

/** Mistakes in the names of the files of a folder: what becomes no page, or a page with an address that nobody can type. */
export function checkNames(folder: string): ContentError[] {
  const names = listContent(folder).filter((name) => !KNOWN.test(name) && !HIDDEN.test(name));
  const pages = names.filter((name) => name.endsWith('.mdx'));
  const text = pages.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const isNamed = (name: string) => text.includes(`/${basename(name).replace('.dark.', '.')}`);
  return names.flatMap((name) => {
    const reason = mistakeIn(name) ?? (IMAGE_FILE.test(name) && !isNamed(name) ? unnamed(name) : undefined);
    return reason ? [new ContentError(projectPath(join(folder, name)), 1, reason)] : [];
  });
}

const unnamed = (name: string) =>
  `an image that no page shows: expected ![what it shows](./${basename(name).replace('.dark.', '.')}) in one`;

function mistakeIn(name: string): string | undefined {
  if (name.endsWith('.md')) return 'no page is made of .md files: expected the ending .mdx';
  if (!name.endsWith('.mdx') && !IMAGE_FILE.test(name))
    return 'no page, image, category or example: expected .mdx, .png, .jpg, .webp, .avif, .svg, _category_.yml or a file in _examples/';
  if (/^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.dark)?\.\w+$/.test(name)) return undefined;
  return 'a name that makes a bad address: expected small letters, digits and -';
}
