import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexPages } from './pagefind';

/** Fetches Pagefind's default interface when it is opened, as sites with a search dialog do. */
const PAGE = `<!doctype html>
<html lang="en">
<title>Pagefind</title>
<link rel="icon" href="data:,">
<div id="search"></div>
<script>
  addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !event.ctrlKey) return;
    event.preventDefault();
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/pagefind/pagefind-ui.css' });
    const script = Object.assign(document.createElement('script'), { src: '/pagefind/pagefind-ui.js' });
    script.onload = () => new PagefindUI({ element: '#search', autofocus: true, showImages: false });
    document.head.append(sheet, script);
  });
</script>
`;

/**
 * Makes a site of one page in which Pagefind's default interface searches built pages.
 *
 * @param paths of the pages
 * @returns its folder, which the caller removes
 */
export async function makePagefindSite(paths: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-site-'));
  // Its package is a module, and nothing else.
  const { createIndex, close } = await import('pagefind');
  await indexPages(createIndex, paths, join(folder, 'pagefind'));
  await close();
  writeFileSync(join(folder, 'index.html'), PAGE);
  return folder;
}
