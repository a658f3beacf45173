import { expect, test } from 'vitest';
import { hostsOf, ALGOLIA_SEARCH_KEY, startAlgoliaServer } from './fakeAlgolia/algoliaServer';
import { server, startServerPerTest } from './fakeAlgolia/serverPerTest';
import { push, record, RECORDS, stored, VARIABLES } from './testPush';

startServerPerTest();

test.each([
  [{ ALGOLIA_ADMIN_KEY: '' }, 'ALGOLIA_ADMIN_KEY: expected a key'],
  [{ GATSBY_ALGOLIA_INDEX: '' }, 'Environment variable GATSBY_ALGOLIA_INDEX: missing'],
  [
    { GATSBY_ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_SEARCH_KEY: '', GATSBY_ALGOLIA_INDEX: '' },
    'GATSBY_ALGOLIA_APP_ID: expected the application',
  ],
])('with %j nothing is sent', async (without, message) => {
  await expect(push({ variables: { ...VARIABLES, ...without } })).rejects.toThrow(message);
  expect(server.calls).toEqual([]);
});

test('a key that may only search, and one that is wrong', async () => {
  for (const key of [ALGOLIA_SEARCH_KEY, 'wrong']) {
    await expect(push({ variables: { ...VARIABLES, ALGOLIA_ADMIN_KEY: key } })).rejects.toThrow(
      /^Algolia refuses ALGOLIA_ADMIN_KEY \(Invalid Application-ID or API key/,
    );
  }
  expect(server.indexes.size).toBe(0);
});

test('a record that is too big is named, and the index stays as it was', async () => {
  await push();
  const records = [...RECORDS, record('/docs/long', { text: 'word '.repeat(3000) })];
  await expect(push({ records })).rejects.toThrow(/objectID=\/docs\/long is too big size=\d+\/10000 bytes/);
  expect(stored()).toHaveLength(RECORDS.length);
  expect([...server.indexes.keys()]).toEqual(['docs']);
});

test('too many requests at once are tried again', async () => {
  let tries = 0;
  server.intercept = () => (++tries === 1 ? { status: 429, body: {}, headers: { 'Retry-After': '1' } } : undefined);
  await push();
  expect(stored()).toHaveLength(RECORDS.length);
});

test('when a host fails the next one takes the records', async () => {
  const failing = await startAlgoliaServer();
  failing.intercept = () => ({ status: 500, body: '' });
  await push({ hosts: hostsOf(failing, server) });
  expect(stored()).toHaveLength(RECORDS.length);
  expect(failing.calls.length).toBeGreaterThan(0);
  await failing.close();
});

test('a host that is not there', async () => {
  const closed = await startAlgoliaServer();
  await closed.close();
  await expect(push({ hosts: hostsOf(closed) })).rejects.toThrow(/^Algolia cannot be reached/);
});
