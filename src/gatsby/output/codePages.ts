import { titleEnding } from '../../shared/navigation/pageTitle';
import { isCodePage } from '../pages/routes';
import { pagesAt, type BuiltPage } from './builtPages';
import { contentPaths, type SitePage } from './sitePages';

/** A page that is written in code: what it is about is only in the built HTML. */
export interface CodePage {
  path: string;
  title: string;
  description: string;
  /** False for a page that lists leave out. */
  isListed: boolean;
}

/** @throws Error for a page without a title or a description */
export const codePages = (sitePages: readonly SitePage[], built: readonly BuiltPage[], siteTitle: string): CodePage[] =>
  pagesAt(contentPaths(sitePages.filter(isCodePage)), built).map(({ path, head }) => {
    const { title, description, isListed } = head;
    if (!title || !description) throw new Error(`${path}: expected a title and a description in its head`);
    return { path, title: title.replace(titleEnding(siteTitle), ''), description, isListed };
  });
