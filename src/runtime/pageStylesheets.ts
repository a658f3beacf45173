/** Marks the links to style sheets that only some pages need. */
const MARK = 'data-page-stylesheet';

/** The attributes of such a link in the static page. */
export const pageStylesheet = (href: string) => ({ rel: 'stylesheet', href, [MARK]: '' });

/**
 * Has the page that shows use these style sheets. Those of the page before that it uses too stay as they are, and all of
 * them where it uses none: a browser that loses a style sheet works out the styles of the whole page anew, and what the
 * sheet is for would be without it until it has come back.
 */
export function applyPageStylesheets(hrefs: readonly string[]): void {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)];
  // Gatsby takes away, on every change of page, what has this.
  for (const link of links) link.removeAttribute('data-gatsby-head');
  if (hrefs.length === 0) return;
  const used = links.map((link) => link.getAttribute('href') ?? '');
  for (const href of hrefs.filter((it) => !used.includes(it))) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(pageStylesheet(href))) link.setAttribute(name, value);
    document.head.append(link);
  }
  for (const link of links) if (!hrefs.includes(link.getAttribute('href') ?? '')) link.remove();
}
