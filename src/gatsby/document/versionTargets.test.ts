import { expect, test, vi } from 'vitest';
import { readRunsOn } from '../content/readContent';
import { versionTargets } from './versionTargets';

vi.mock('../content/readContent');

const RUNS_ON = { compared: ['4'], digest: 'a', deviations: {} };

function targets({ documents = ['Field'], folder = 'tips', runsOn = RUNS_ON } = {}) {
  vi.mocked(readRunsOn).mockReturnValue(runsOn);
  const docs = [{ path: '/docs/types', documents }];
  return versionTargets({ version: { name: '5' }, docs, categories: [{ folder, label: 'Tips' }] } as never);
}

test('knows where names are documented, and the ids of categories', () => {
  expect(targets().locations.get('Field')).toBe('/docs/types#api-Field');
  expect(targets().categoryIds.get('tips')).toBe('category/tips');
});

test('its hash changes with each thing that a page is compiled with, and with no other', () => {
  const { digest } = targets();
  const others = [
    targets({ documents: ['Rule'] }),
    targets({ folder: 'api' }),
    targets({ runsOn: { ...RUNS_ON, compared: ['4', '3'] } }),
    targets({ runsOn: { ...RUNS_ON, deviations: { sample: [] } } as never }),
  ];
  expect(new Set([digest, ...others.map((other) => other.digest)]).size).toBe(5);
  expect(targets({ runsOn: { ...RUNS_ON, digest: 'b' } }).digest).toBe(digest);
});
