import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/shared/copyProject';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { listFiles } from '../../src/gatsby/files';
import { generatePages } from './generatePages';
import { measureProcess } from './measureProcess';
import { today } from '../results';
import { growthResults, growthTable, type GrowthRow } from './results';

const SIZES = [100, 1000, 10_000];

const sizes = process.argv.slice(2).map(Number);

/** Path of a generated page of the latest version. */
const PAGE = 'generated/section-0/group-0/page-7';

const build = (copy: string) =>
  measureProcess('npm', ['run', '--silent', 'build'], copy, { ...process.env, CI: 'true' });

/** Sizes that must not grow with the number of pages. */
function sizesIn(copy: string): Pick<GrowthRow, 'html' | 'data' | 'searchIndex'> {
  const built = join(copy, 'public');
  const sizeOf = (file: string) => statSync(join(built, file)).size;
  const indexes = listFiles(join(built, 'search-index')).map((file) => sizeOf(join('search-index', file)));
  return {
    html: sizeOf(`docs/${PAGE}/index.html`),
    data: sizeOf(`page-data/docs/${PAGE}/page-data.json`),
    searchIndex: Math.max(...indexes),
  };
}

/** Times a clean build and a rebuild after an edit of one page. */
async function bench(copy: string, pages: number): Promise<GrowthRow> {
  const versions = contentVersions();
  for (const { name } of versions) generatePages(join(copy, 'content', 'docs', name), pages / versions.length);
  for (const folder of ['public', '.cache']) rmSync(join(copy, folder), { recursive: true, force: true });
  const first = await build(copy);
  const sizes = sizesIn(copy);
  appendFileSync(join(copy, 'content', 'docs', '5', `${PAGE}.mdx`), '\nOne more sentence.\n');
  const { seconds } = await build(copy);
  return { pages, ...first, secondsAfterChange: seconds, ...sizes };
}

/**
 * Removes the demos' UI libraries from a copy. No documentation page uses them, and bundling them takes more memory
 * than 5,000 pages.
 */
function leaveOutLibraries(copy: string) {
  const file = join(copy, 'src/demo/libraries/loadLibrary.ts');
  const table = readFileSync(file, 'utf8');
  const emptied = table.replace(/import\(\/\*.*\*\/ `.*`\)/, "Promise.reject(new Error('left out'))");
  if (emptied === table) throw new Error(`${file}: expected the import of a library's folder`);
  writeFileSync(file, emptied);
}

async function main() {
  const copy = copyProject(process.cwd(), 'growth');
  const rows: GrowthRow[] = [];
  try {
    leaveOutLibraries(copy);
    for (const pages of sizes.length > 0 ? sizes : SIZES) {
      rows.push(await bench(copy, pages));
      console.error(`${pages} pages: done`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(growthTable(rows));
  if (sizes.length === 0) growthResults.keep({ date: today(), rows });
}

void main();
