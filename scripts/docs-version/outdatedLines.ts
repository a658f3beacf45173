import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContent } from '../../src/gatsby/content/listContent';

/** What a sentence says that a new version may make untrue. */
const OUTDATED = /\bNext\b(?!\.js)|\b(?:latest|unreleased)\b|\bcoming major\b/;

/** Lines of the pages of all versions that a person should read when there is a new one, as `file:line`. */
export const outdatedLines = (project: string): string[] =>
  listContent(join(project, 'content'))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      readFileSync(join(project, 'content', file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (OUTDATED.test(line) ? [`content/${file}:${index + 1}`] : [])),
    );
