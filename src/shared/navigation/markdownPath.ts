/** The path of a page's twin: `/docs/intro` → `/docs/intro.md`, and `/` → `/index.md`. */
export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`;

/**
 * Where a link of a page leads in its twin: to the twin of the target, the anchor kept. Files have no twin, and state in
 * the search or hash, such as `/demo#showNotToggle=true`, is for the page itself.
 */
export function markdownTarget(target: string): string {
  const [, path = '', hash = ''] = /^(\/[^?#.]*)(#[^=]*)?$/.exec(target) ?? [];
  return path ? `${markdownPath(path)}${hash}` : target;
}
