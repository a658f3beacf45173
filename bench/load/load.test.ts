import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '../../scripts/shared/listen';
import { load, repeated } from './load';
import { learnRightAnswer } from './rightAnswer';

/** A site of two addresses and a redirect, and what a server makes of it. */
interface Behaviour {
  content: (path: string, count: number) => string;
  location: string;
  isCompressed: boolean;
}
const RIGHT: Behaviour = { content: (path) => `page ${path}`, location: '/a', isCompressed: false };

const servers: Server[] = [];

/** Starts a server of the site. A content of '' breaks the connection. */
async function start(behaviour: Partial<Behaviour> = {}): Promise<string> {
  const { content, location, isCompressed } = { ...RIGHT, ...behaviour };
  let count = 0;
  const server = createServer(({ url = '' }, response) => {
    if (url === '/old') return response.writeHead(301, { Location: location }).end('moved');
    const text = content(url, ++count);
    if (!text) return response.destroy();
    response.writeHead(url === '/none' ? 404 : 200, isCompressed ? { 'Content-Encoding': 'gzip' } : {});
    return response.end(isCompressed ? gzipSync(text) : text);
  });
  servers.push(server);
  return (await listen(server)).origin;
}

let reference: string;

beforeEach(async () => {
  reference = await start();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const PATHS = ['/a', '/none', '/old'];
const learn = (origin: string) => Promise.all(PATHS.map((path) => learnRightAnswer(origin, reference, path)));

test('a server whose answers stay right has no fault, compressed or not', async () => {
  const origin = await start({ isCompressed: true });
  const { requests, faults, perSecond, median } = await load(origin, 4, repeated(await learn(origin), 20));
  expect([requests, faults]).toEqual([60, []]);
  expect(perSecond).toBeGreaterThan(0);
  expect(median).toBeGreaterThan(0);
});

test.each([
  ['content', { content: () => 'another' }, /differ. \/(?:a|none): hash/],
  ['redirect', { location: '/b' }, /differ. \/old: location \/b, expected \/a/],
])('a server that begins with another %s is told of at once', async (_, behaviour, message) => {
  await expect(learn(await start(behaviour))).rejects.toThrow(message);
});

test('each answer that becomes wrong under load is told of, and each connection that breaks', async () => {
  const origin = await start({
    content: (path, count) => (count === 10 ? '' : count > 10 && count <= 13 ? 'wrong' : `page ${path}`),
  });
  const right = (await learn(origin)).filter(({ path }) => path === '/a');
  const { requests, faults } = await load(origin, 1, repeated(right, 20));
  expect(requests).toBe(19);
  expect(faults).toHaveLength(4);
  expect(faults[0]).toMatch(/^\/a: .*(?:socket|reset|hang)/i);
  expect(faults[1]).toMatch(/^\/a: hash \S+, expected \S+$/);
});
