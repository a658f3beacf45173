import { expect, test, vi } from 'vitest';
import { keptDocuments } from './document/keptDocuments';
import { markdownWriter } from './markdown/markdownWriter';
import { readDocs } from './readDocs';
import { keepNodes } from './nodes/renewNodes';
import { checkLinks } from './output/checkLinks';
import { onPostBuild } from './onPostBuild';
import { pageSections } from './output/pageSections';
import { readSitePages } from './output/sitePages';

vi.mock('node:fs/promises');
vi.mock('./document/keptDocuments');
vi.mock('./markdown/markdownWriter');
vi.mock('./nodes/renewNodes');
vi.mock('./readDocs');
vi.mock('./search/searchIndexWriter');
vi.mock('./output/checkLinks');
vi.mock('./output/finishBeside');
vi.mock('./output/pageNames');
vi.mock('./output/pageListWriter');
vi.mock('./output/pageSections');
vi.mock('./output/shortenChunkMap');
vi.mock('./output/sitePages', { spy: true });
vi.mock('./output/writeForMachines');

test('documents that no page has any more go when all that there are have been read', async () => {
  const steps: string[] = [];
  const step = (name: string) => () => void steps.push(name);
  vi.mocked(readSitePages).mockResolvedValue([]);
  vi.mocked(pageSections).mockReturnValue([]);
  vi.mocked(readDocs).mockImplementation(async () => step('pages of versions')());
  vi.mocked(markdownWriter).mockResolvedValue({
    begin: () => undefined,
    read: () => undefined,
    end: () => undefined,
    finish: async () => step('other pages')(),
  });
  vi.mocked(checkLinks).mockImplementation(async () => step('their links')());
  vi.mocked(keptDocuments).mockReturnValue({
    get: () => undefined,
    set: () => undefined,
    removeOthers: step('others go'),
  });
  vi.mocked(keepNodes).mockImplementation(async () => step('nodes stay')());
  await onPostBuild?.({ pathPrefix: '' } as never, { plugins: [] }, () => undefined);
  expect(steps).toEqual(['pages of versions', 'other pages', 'their links', 'others go', 'nodes stay']);
});
