import { titleEnding } from '../../navigation/pageTitle';
import type { BuiltPage } from '../output/builtPages';
import type { SearchPage } from './types';

/**
 * Pages that are components, and so have their words in the built HTML alone; those that search engines leave out are
 * left out here too.
 *
 * @param siteTitle what the title of each ends with, and what the home page is called
 * @throws Error for a page without a title or a description
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
