import { pagePath } from '../content/pagePath';
import { pageSchema } from '../content/schemas';
import { readFrontMatter } from '../frontMatter';
import { projectPath } from '../paths';

/** What the file of a stand-alone page says of it. Throws ContentError when its front matter is not as expected. */
export function pageFields(absolutePath: string, raw: string) {
  const file = projectPath(absolutePath);
  const { data, bodyLine } = readFrontMatter(raw, pageSchema, file);
  return { ...data, path: pagePath(file), file, bodyLine };
}
