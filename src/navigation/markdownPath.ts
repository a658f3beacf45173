/** Where the markdown of a page is served: `/docs/intro` has `/docs/intro.md`. */
export const markdownPath = (path: string) => `${path}.md`;
