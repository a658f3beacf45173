import { withPrefix } from 'gatsby';
import { PAGE_PATIENCE } from './delays';
import { gatsbyWindow } from './gatsbyGlobals';

/** Whether a page's files are there. */
export const isPageLoaded = (path: string): boolean => gatsbyWindow().___loader.loadPageSync(path) !== undefined;

/** Whether a style sheet has come to nothing, as it does when the server answers with something else. */
function isEmpty(file: string): boolean {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${withPrefix(file)}"]`);
  return link !== null && !link.sheet?.cssRules.length;
}

/**
 * Fetches the files of a page.
 *
 * @param path with its search, path prefix included
 * @returns whether the page can be shown: its files are all there, and of the build that runs
 */
export async function loadPage(path: string): Promise<boolean> {
  const { ___loader, ___webpackCompilationHash, ___chunkMapping } = gatsbyWindow();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_PATIENCE));
  const files = await Promise.race([___loader.loadPage(path).catch(() => undefined), late]);
  if (!files?.page) return false;
  const { webpackCompilationHash, componentChunkName } = files.page;
  // While one develops, builds have no hash that could be compared.
  if (process.env.NODE_ENV === 'production' && webpackCompilationHash !== ___webpackCompilationHash) return false;
  const sheets = ___chunkMapping?.[componentChunkName]?.filter((file) => file.endsWith('.css')) ?? [];
  return !sheets.some(isEmpty);
}
