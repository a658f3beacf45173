import { titleEnding } from '../../shared/navigation/pageTitle';
import { readSite } from '../content/readContent';
import { pagesAt, type BuiltPage } from '../output/builtPages';
import { contentPaths, type SitePage } from '../output/sitePages';
import { isCodePage } from '../pages/routes';
import type { OtherPage } from './writeMarkdown';

export interface DemoNode extends Pick<OtherPage, 'path' | 'title' | 'description'> {
  position: number;
  packages: { name: string; version: string }[];
}

/** The page of a demo as markdown: what an app installs for it. */
export function demoTwin({ path, title, description, packages }: DemoNode): OtherPage {
  const list = packages.map(({ name, version }) => `- \`${name}\` ${version}\n`).join('');
  const markdown = list ? `It runs with these packages besides \`react-querybuilder\`:\n\n${list}` : '';
  return { path, title, description, markdown };
}

/** Pages written in code as markdown: the title and description of their heads. The home page has its own twin. */
export function codePageTwins(sitePages: readonly SitePage[], built: readonly BuiltPage[]): OtherPage[] {
  const paths = contentPaths(sitePages.filter(isCodePage)).filter((path) => path !== '/');
  return pagesAt(paths, built).map(({ path, head: { title, description, isListed } }) => ({
    path,
    title: title.replace(titleEnding(readSite().title), ''),
    description,
    markdown: '',
    isListed,
  }));
}
