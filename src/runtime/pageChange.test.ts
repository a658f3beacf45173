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

test('shows the later of two pages, whichever files load first', async () => {
  void begin('/a');
  void begin('/b');
  await arrive('/b', true);
  await arrive('/a', true);
  expect(events).toEqual(['changing', 'show /b']);
});

test('does not end a later change when an earlier page is shown late', async () => {
  void begin('/a');
  await arrive('/a', true);
  void begin('/b');
  changes.shown();
  expect(changes.status.get()).toBe('changing');
  await arrive('/b', true);
  changes.shown();
  expect(events).toEqual(['changing', 'show /a', 'show /b', 'idle']);
});

test('does not leave the page when an overtaken change fails', async () => {
  void begin('/a');
  void begin('/b');
  await arrive('/a', false);
  expect(events).toEqual(['changing']);
});

test('shows a page that is already loaded without a connection', async () => {
  online = false;
  loaded.add('/a');
  void begin('/a');
  await arrive('/a', true);
  expect(events).toEqual(['show /a']);
});

test('keeps the current page when the connection fails, until there is one', async () => {
  void begin('/a');
  online = false;
  await arrive('/a', false);
  expect(events).toEqual(['changing', 'offline']);
  connect();
  await settle();
  expect(events).toEqual(['changing', 'offline', 'changing', 'leave for /a']);
});

test('lets a change that needs no connection overtake one that waits for it', async () => {
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
