import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/copyProject';
import { generate } from './generate';
import { measure } from './measure';

const sizes = process.argv.slice(2).map(Number);

/** Builds the site with this many generated pages, from nothing, and prints what that took. */
async function bench(copy: string, pages: number): Promise<number> {
  generate(join(copy, 'content', 'docs', '5'), pages);
  for (const folder of ['public', '.cache']) rmSync(join(copy, folder), { recursive: true, force: true });
  const env = { ...process.env, CI: 'true' };
  const { seconds, peakProcess, peakTotal } = await measure('npm', ['run', '--silent', 'build'], copy, env);
  const html = readFileSync(join(copy, 'public/docs/generated/section-0/group-0/page-7/index.html'));
  console.log(
    `${String(pages).padStart(6)} pages  ${seconds.toFixed(1).padStart(6)} s  ` +
      `largest process ${peakProcess} MB  all processes ${peakTotal} MB  one page's HTML ${html.length} bytes`,
  );
  return seconds;
}

/**
 * Leaves the UI libraries of the demos out of a copy: no page of the documentation gets anything of them, and bundling
 * them takes more memory than 5,000 pages.
 */
function leaveOutLibraries(copy: string) {
  const file = join(copy, 'src/demo/libraries/index.ts');
  const table = readFileSync(file, 'utf8');
  const emptied = table.replace(/^ {8}\w+: \(\) => import\(.*\n/gm, '');
  if (emptied === table) throw new Error(`${file}: expected the table of libraries, a line for each`);
  writeFileSync(file, emptied);
}

async function main() {
  const counts = sizes.length > 0 ? sizes : [100, 1000, 5000];
  const copy = copyProject(process.cwd(), 'growth');
  leaveOutLibraries(copy);
  try {
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
