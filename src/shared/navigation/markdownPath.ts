/** `/docs/intro` → `/docs/intro.md`. */
export const markdownPath = (path: string) => `${path}.md`;
