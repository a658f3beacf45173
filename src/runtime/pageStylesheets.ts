/** Marks the links to style sheets that only some pages need. */
const MARK = 'data-page-stylesheet';

/** What has this, Gatsby takes away on every change of page. */
const GATSBY_HEAD = 'data-gatsby-head';

/** The attributes of such a link in the static page. */
export const pageStylesheet = (href: string) => ({ rel: 'stylesheet', href, [MARK]: '' });

/**
 * Has the page that shows use these style sheets. Those of the page before that it uses too stay as they are, and all of
 * them where it uses none: a browser that loses a style sheet works out the styles of the whole page anew, and what the
 * sheet is for would be without it until it has come back.
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

/** The links in the head; those of the static page that did not load are gone, and the others are the page's from now on. */
function currentLinks(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)].filter((link) => {
    const failed = link.hasAttribute(GATSBY_HEAD) && !hasRules(link.sheet);
    if (failed) link.remove();
    else link.removeAttribute(GATSBY_HEAD);
    return !failed;
  });
}

/** Whether a style sheet has loaded: for one that failed, browsers give none, an empty one, or one that nobody may read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
