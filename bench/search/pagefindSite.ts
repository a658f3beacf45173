import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexPages } from './pagefind';

/** Loads Pagefind's interface only when it is opened, as sites with a search dialog do. */
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

/** Makes a one-page site with Pagefind's default interface. Returns folder of the site, which the caller removes. */
export async function makePagefindSite(paths: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-site-'));
  // The package is ESM only.
  const { createIndex, close } = await import('pagefind');
  await indexPages(createIndex, paths, join(folder, 'pagefind'));
  await close();
  writeFileSync(join(folder, 'index.html'), PAGE);
  return folder;
}
