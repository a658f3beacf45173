export const MARKDOWN = 'text/markdown; charset=utf-8';
export const HTML = 'text/html; charset=utf-8';

/** What clients accept, and what they get of a page. */
export const ACCEPTED: [accept: string, type: string][] = [
  ['', HTML],
  ['*/*', HTML],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', HTML],
  ['application/json', HTML],
  ['text/html, text/markdown', HTML],
  ['text/markdown;q=0.5, text/html', HTML],
  ['text/markdown;q=0.1, text/*', HTML],
  ['text/markdown;q=0, */*', HTML],
  ['text/markdown;q=0.85, text/html;q=0.9', HTML],
  ['text/markdown', MARKDOWN],
  ['TEXT/Markdown;charset=utf-8', MARKDOWN],
  ['text/markdown, text/html, */*', MARKDOWN],
  ['*/*, text/markdown', MARKDOWN],
  ['text/markdown;q=0.9, text/html;q=0.85', MARKDOWN],
  ['text/html;q=0, text/markdown;q=0.1', MARKDOWN],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', MARKDOWN],
];
