import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { listContent } from '../../src/gatsby/content/listContent';
import { categoryIds } from '../../src/gatsby/pages/categoryIds';
import { equivalentPage } from '../../src/gatsby/pages/equivalentPage';
import { versionsIn, YAML_FORMAT } from './freezeVersion';

/** The path of a link below /docs, in markdown or in a table. */
const DOCS_LINK = /(?<=\]\(|\]: |\bto: )\/docs(?=[/#\s)?])(?<rest>[\w./-]*)/g;

/**
 * Makes a version the latest: its pages move to /docs, and those of the one before below its own name. Addresses and links
 * keep their meaning: whoever followed one to a page of the version before gets to its equivalent, or to the page itself.
 */
export function makeLatest(project: string, name: string): void {
  const content = (...path: string[]) => join(project, 'content', ...path);
  const read = (...path: string[]) => readFileSync(content(...path), 'utf8');
  const versions = parseDocument(read('versions.yml'));
  const entries = versionsIn(versions).items;
  const before = String(versions.get('latest'));
  const others = new Set(entries.map((entry) => String(entry.get('name'))));
  const equivalents = (versions.toJS() as { equivalents?: string[][] }).equivalents ?? [];

  const idsOf = (version: string): Set<string> => {
    const files = listContent(content('docs', version));
    const categories = files
      .filter((file) => file.endsWith('/_category_.yml'))
      .map((file) => ({
        folder: dirname(file),
        label: (parse(read('docs', version, file)) as { label: string }).label,
      }));
    return new Set([
      ...files.filter((file) => file.endsWith('.mdx')).map((file) => file.slice(0, -'.mdx'.length)),
      ...categoryIds(categories).values(),
    ]);
  };
  const [old, current] = [idsOf(before), idsOf(name)];
  const toOld = (rest: string) => `/docs/${before}${rest}`;
  const toLatest = (rest: string) => {
    const id = rest.slice(1);
    if (!old.has(id) || current.has(id)) return `/docs${rest}`;
    const equivalent = equivalentPage(id, current, equivalents);
    return equivalent === null ? toOld(rest) : `/docs/${equivalent}`;
  };

  const isOfOther = (rest: string) => others.has(rest.split('/')[1] ?? '');
  const rewrite = (file: string, target: (rest: string) => string) => {
    const text = read(file);
    const changed = text.replace(DOCS_LINK, (link, rest: string) => (isOfOther(rest) ? link : target(rest)));
    if (changed !== text) writeFileSync(content(file), changed);
  };
  for (const file of listContent(content('docs')).filter((it) => it.endsWith('.mdx'))) rewrite(`docs/${file}`, toOld);
  for (const file of listContent(content('pages'))) rewrite(`pages/${file}`, toLatest);
  for (const file of ['site.yml', 'redirects.yml']) rewrite(file, toLatest);
  const moved = [...old].filter((id) => toLatest(`/${id}`) !== `/docs/${id}`).sort();
  const redirects = moved.map((id) => `- from: /docs/${id}\n  to: ${toLatest(`/${id}`)}\n`);
  writeFileSync(
    content('redirects.yml'),
    `${read('redirects.yml').trimEnd()}\n\n# Pages of version ${before}, from when it was the latest.\n${redirects.join('')}`,
  );

  versions.set('latest', name);
  entries.find((entry) => entry.get('name') === 'next')?.delete('banner');
  writeFileSync(content('versions.yml'), versions.toString(YAML_FORMAT));
}
