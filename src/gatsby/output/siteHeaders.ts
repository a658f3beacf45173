import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { contentVersions } from '../content/readContent';
import type { Environment } from '../environment';
import { headerRules, type HeaderRule } from './headers';
import { pagePolicy } from './securityPolicy';
import { inProject } from '../paths';

/** @throws ContentError */
export const siteHeaders = (environment: Environment): HeaderRule[] =>
  headerRules({
    siteUrl: environment.siteUrl,
    versions: contentVersions().map(({ name }) => name),
    sections: pageSections(),
    policy: pagePolicy(environment).inHeader,
    isPreview: environment.isPreview,
  });

/** Sections that src/gatsby/pages creates. */
const FROM_CONTENT = ['demo', 'docs'];

/** Pages whose file name is not their path. */
const UNNAMED = ['index', '404'];

/** The first path segments of all pages except the home page. */
export function pageSections(): string[] {
  const files = [...readdirSync(inProject('src', 'pages')), ...readdirSync(inProject('content', 'pages'))];
  const names = files.map((file) => parse(file).name).filter((name) => !UNNAMED.includes(name));
  return [...FROM_CONTENT, ...names].sort();
}

/** Headers are set by section, so each page must be in a section. Throws Error that names the first page outside. */
export function checkHeaderSections(pages: readonly string[], sections: readonly string[]): void {
  const outside = pages.find((path) => path !== '/' && !sections.includes(path.split('/')[1] ?? ''));
  if (outside !== undefined) {
    throw new Error(
      `${outside}: expected a page in one of the sections ${sections.join(', ')}: see src/gatsby/output/siteHeaders.ts`,
    );
  }
}
