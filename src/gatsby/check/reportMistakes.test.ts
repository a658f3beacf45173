import { expect, test, vi } from 'vitest';
import { ContentError } from '../ContentError';
import { checkContent } from './checkContent';
import { publishMistakes } from './publishMistakes';
import { followMistakes } from './reportMistakes';

vi.mock('./checkContent');
vi.mock('./publishMistakes');
vi.mock('./whenIdle');

const reporter = { error: vi.fn(), success: vi.fn(), warn: vi.fn() };
const follow = () => followMistakes({ cache: {}, reporter } as never);

test('a save ends the check of what was there before, of which nothing is told', async () => {
  vi.mocked(checkContent)
    .mockImplementationOnce(async (_cache, _site, pause) => {
      for (;;) {
        await pause?.();
        await new Promise(setImmediate);
      }
    })
    .mockResolvedValueOnce({ errors: [new ContentError('a.mdx', 3, 'expected a title')], warnings: [] });
  const first = follow();
  await vi.waitFor(() => expect(checkContent).toHaveBeenCalledOnce());
  await Promise.all([first, follow()]);
  expect(vi.mocked(publishMistakes).mock.calls).toEqual([[[expect.stringContaining('a.mdx:3')]]]);
  expect(reporter.error).toHaveBeenCalledOnce();
});

test('a check that fails by itself is told', async () => {
  reporter.error.mockClear();
  vi.mocked(checkContent).mockRejectedValueOnce(new Error('gone'));
  await follow();
  expect(reporter.error).toHaveBeenCalledWith('Content could not be checked', new Error('gone'));
});
