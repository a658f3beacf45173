import { expect, test, vi } from 'vitest';
import { keepNodes } from './nodes/renewNodes';
import { onPostBuild } from './onPostBuild';
import { checkLinks } from './output/checkLinks';
import { finishBeside } from './output/finishBeside';
import { pageSections } from './output/pageSections';
import { finishTextsBeside } from './texts/textsBeside';

vi.mock('node:fs/promises');
vi.mock('./nodes/renewNodes');
vi.mock('./output/checkLinks');
vi.mock('./output/finishBeside');
vi.mock('./output/pageNames');
vi.mock('./output/pageSections');
vi.mock('./output/shortenChunkMap');
vi.mock('./output/writeForMachines');
vi.mock('./texts/textsBeside');

const pages = [{ path: '/', component: 'src/pages/index.tsx' }];
const args = { pathPrefix: '', getNodesByType: () => pages } as never;

const steps: string[] = [];
vi.mocked(pageSections).mockReturnValue(['']);
vi.mocked(finishTextsBeside).mockImplementation(async () => (steps.push('texts'), { pages: [], versions: [] }));
vi.mocked(finishBeside).mockResolvedValue([]);
vi.mocked(checkLinks).mockImplementation(() => void steps.push('links'));
vi.mocked(keepNodes).mockImplementation(async () => void steps.push('nodes stay'));

test('links are checked when all texts are written, and nodes stay when all has been done', async () => {
  await onPostBuild?.(args, { plugins: [] }, () => undefined);
  expect(steps).toEqual(['texts', 'links', 'nodes stay']);
  expect(finishTextsBeside).toHaveBeenCalledWith(pages);
});

test('nodes do not stay after a build that failed', async () => {
  steps.length = 0;
  vi.mocked(finishTextsBeside).mockRejectedValueOnce(new Error('content/docs/5/a.mdx:1'));
  await expect(onPostBuild?.(args, { plugins: [] }, () => undefined)).rejects.toThrow('content/docs/5/a.mdx:1');
  expect(steps).toEqual([]);
});
