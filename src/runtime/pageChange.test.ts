import { beforeEach, expect, test } from 'vitest';
import { createPageChanges } from './pageChange';

let online: boolean;
let loaded: Set<string>;
let asked: string[];
let answer: Map<string, (ready: boolean) => void>;
let connect: () => void;
let events: string[];
let changes: ReturnType<typeof createPageChanges>;

const settle = () => new Promise((resolve) => setTimeout(resolve));
const begin = (path: string) =>
  changes.begin(
    path,
    () => events.push(`show ${path}`),
    () => events.push(`leave for ${path}`),
  );
const arrive = async (path: string, ready: boolean) => {
  answer.get(path)?.(ready);
  await settle();
};

beforeEach(() => {
  online = true;
  loaded = new Set();
  asked = [];
  answer = new Map();
  events = [];
  const connection = new Promise<void>((resolve) => {
    connect = () => {
      online = true;
      resolve();
    };
  });
  changes = createPageChanges({
    load: (path) => {
      asked.push(path);
      return new Promise((resolve) => answer.set(path, resolve));
    },
    isLoaded: (path) => loaded.has(path),
    isOnline: () => online,
    connected: () => connection,
  });
  changes.status.subscribe(() => events.push(changes.status.get()));
});

test('the next page shows when its files have come, and the change lasts until it does', async () => {
  void begin('/a');
  await settle();
  expect(events).toEqual(['changing']);
  await arrive('/a', true);
  expect(events).toEqual(['changing', 'show /a']);
  changes.shown();
  expect(events.at(-1)).toBe('idle');
});

test('where its files do not come, the browser loads it, and the change goes on until it has', async () => {
  void begin('/a');
  await arrive('/a', false);
  expect(events).toEqual(['changing', 'leave for /a']);
});

test('of two changes the later wins, whichever files come first', async () => {
  void begin('/a');
  void begin('/b');
  await arrive('/b', true);
  await arrive('/a', true);
  expect(events).toEqual(['changing', 'show /b']);
});

test('a page that shows late does not end the change that came after it', async () => {
  void begin('/a');
  await arrive('/a', true);
  void begin('/b');
  changes.shown();
  expect(changes.status.get()).toBe('changing');
  await arrive('/b', true);
  changes.shown();
  expect(events).toEqual(['changing', 'show /a', 'show /b', 'idle']);
});

test('files of a change that failed and was overtaken make nobody leave', async () => {
  void begin('/a');
  void begin('/b');
  await arrive('/a', false);
  expect(events).toEqual(['changing']);
});

test('a change that is given up shows nothing', async () => {
  void begin('/a');
  changes.cancel();
  await arrive('/a', true);
  expect(events).toEqual(['changing', 'idle']);
});

test('without a connection nothing is asked for; the change goes on when there is one', async () => {
  online = false;
  void begin('/a');
  await settle();
  expect(asked).toEqual([]);
  expect(events).toEqual(['changing', 'offline']);
  connect();
  await settle();
  expect(asked).toEqual(['/a']);
  await arrive('/a', true);
  expect(events).toEqual(['changing', 'offline', 'changing', 'show /a']);
});

test('without a connection a page that is there shows', async () => {
  online = false;
  loaded.add('/a');
  void begin('/a');
  await arrive('/a', true);
  expect(events).toEqual(['show /a']);
});

test('when the connection fails on the way, the page at hand stays until there is one', async () => {
  void begin('/a');
  online = false;
  await arrive('/a', false);
  expect(events).toEqual(['changing', 'offline']);
  connect();
  await settle();
  expect(events).toEqual(['changing', 'offline', 'changing', 'leave for /a']);
});

test('a change that waits for a connection is overtaken by one that needs none', async () => {
  online = false;
  loaded.add('/b');
  void begin('/a');
  void begin('/b');
  await arrive('/b', true);
  changes.shown();
  connect();
  await settle();
  expect(asked).toEqual(['/b']);
  expect(events.slice(-2)).toEqual(['show /b', 'idle']);
});
