import { titleEnding } from '../../shared/navigation/pageTitle';
import type { BuiltPage } from '../output/builtPages';
import type { SearchPage } from './types';

/**
 * Search pages for pages that are React components, whose texts are only in the built HTML. Throws Error for a page
 * without a title or a description.
 *
 * @param siteTitle suffix of page titles, and the title of the home page
 */
export const componentPages = (pages: readonly BuiltPage[], siteTitle: string): SearchPage[] =>
  pages.filter(({ head }) => head.isListed).map((page) => componentPage(page, siteTitle));

function componentPage({ path, head: { title, description } }: BuiltPage, siteTitle: string): SearchPage {
  if (!title || !description) throw new Error(`${path}: expected a title and a description in its head`);
  const isHome = title === siteTitle;
  return {
    version: null,
    path,
    category: isHome ? siteTitle : null,
    title: isHome ? 'Home page' : title.replace(titleEnding(siteTitle), ''),
    description,
  };
}
