import { GATSBY_HEAD_ATTRIBUTE } from './gatsbyInternals';

const MARK = 'data-page-stylesheet';

export const pageStylesheet = (href: string) => ({ rel: 'stylesheet', href, [MARK]: '' });

/**
 * Adds the page's style sheets and removes the previous page's. Shared sheets stay, and a page without sheets removes
 * none: removal makes the browser recompute all styles, and the sheet would have to load again.
 */
export function applyPageStylesheets(hrefs: readonly string[]): void {
  const links = currentLinks();
  if (hrefs.length === 0) return;
  const used = links.map((link) => link.getAttribute('href') ?? '');
  for (const href of hrefs.filter((it) => !used.includes(it))) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(pageStylesheet(href))) link.setAttribute(name, value);
    // The next page tries again.
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }
  for (const link of links) if (!hrefs.includes(link.getAttribute('href') ?? '')) link.remove();
}

/** The marked links in the head. Removes static links that failed to load and takes over the others from Gatsby. */
function currentLinks(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)].filter((link) => {
    const failed = link.hasAttribute(GATSBY_HEAD_ATTRIBUTE) && !hasRules(link);
    if (failed) link.remove();
    else link.removeAttribute(GATSBY_HEAD_ATTRIBUTE);
    return !failed;
  });
}

/** Whether a sheet has loaded: after a failure, browsers give null, an empty sheet, or one that throws on access. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
