import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/shared/copyProject';
import { contentVersions } from '../../src/build/contentVersions';
import { listFiles } from '../../src/build/listFiles';
import { generate } from './generate';
import { measure } from './measure';

const sizes = process.argv.slice(2).map(Number);

/** A generated page of the latest version, by its path. */
const PAGE = 'generated/section-0/group-0/page-7';

const column = (value: string | number, width: number) => String(value).padStart(width);

/** Builds the site and prints what that took; gives the seconds. */
async function build(copy: string, what: string): Promise<number> {
  const env = { ...process.env, CI: 'true' };
  const { seconds, peakProcess, peakOwn, peakTotal } = await measure('npm', ['run', '--silent', 'build'], copy, env);
  console.log(
    `${column(what, 22)}  ${column(seconds.toFixed(1), 6)} s  ` +
      `largest process ${peakProcess} MB (${peakOwn} MB without files)  all processes ${peakTotal} MB`,
  );
  return seconds;
}

/** Prints what of a built site its pages could share in carrying: it must not grow with the number of pages. */
function printSizes(copy: string): void {
  const built = join(copy, 'public');
  const sizeOf = (file: string) => statSync(join(built, file)).size;
  const indexes = listFiles(join(built, 'search-index')).map((file) => sizeOf(join('search-index', file)));
  console.log(
    `${' '.repeat(24)}one page: HTML ${sizeOf(`docs/${PAGE}/index.html`)} bytes, ` +
      `data ${sizeOf(`page-data/docs/${PAGE}/page-data.json`)} bytes; largest search index ${Math.max(...indexes)} bytes`,
  );
}

/** Builds the site with this many generated pages, from nothing and again after a change of one; gives the seconds. */
async function bench(copy: string, pages: number): Promise<number> {
  const versions = contentVersions();
  for (const { name } of versions) generate(join(copy, 'content', 'docs', name), pages / versions.length);
  for (const folder of ['public', '.cache']) rmSync(join(copy, folder), { recursive: true, force: true });
  const seconds = await build(copy, `${pages} pages`);
  printSizes(copy);
  appendFileSync(join(copy, 'content', 'docs', '5', `${PAGE}.mdx`), '\nOne more sentence.\n');
  await build(copy, 'one of them changed');
  return seconds;
}

/**
 * Leaves the UI libraries of the demos out of a copy: no page of the documentation gets anything of them, and bundling
 * them takes more memory than 5,000 pages.
 */
function leaveOutLibraries(copy: string) {
  const file = join(copy, 'src/demo/libraries/loadLibrary.ts');
  const table = readFileSync(file, 'utf8');
  const emptied = table.replace(/import\(\/\*.*\*\/ `.*`\)/, "Promise.reject(new Error('left out'))");
  if (emptied === table) throw new Error(`${file}: expected the import of a library's folder`);
  writeFileSync(file, emptied);
}

async function main() {
  const counts = sizes.length > 0 ? sizes : [100, 1000, 10_000];
  const copy = copyProject(process.cwd(), 'growth');
  try {
    leaveOutLibraries(copy);
    const times: number[] = [];
    for (const count of counts) times.push(await bench(copy, count));
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const [fewest = 0, most = 0] = [counts[0], counts.at(-1)];
    if (most > fewest) {
      console.log(`Each further page: ${(((last - first) * 1000) / (most - fewest)).toFixed(1)} ms`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

void main();
