import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '../frontMatter';
import { listFiles } from '../listFiles';
import { pageFields } from '../nodes/pageFields';
import { inProject } from '../paths';

/** The pages of no version as they stand on disk, by their paths. Throws ContentError for bad front matter. */
export const standalonePages = () => {
  const folder = inProject('content', 'pages');
  const files = listFiles(folder).filter((name) => name.endsWith('.mdx'));
  const pages = files.map((name) => {
    const raw = readFileSync(join(folder, name), 'utf8');
    const fields = pageFields(join(folder, name), raw);
    return { ...fields, docId: '', body: bodyOf(raw, fields.bodyLine) };
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
};
