import { expect, test, vi } from 'vitest';
import { escapeMalformedHash } from './escapeMalformedHash';

function guard(hash: string) {
  const listeners = new Map<string, () => void>();
  const states: unknown[] = [];
  const location = { hash };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: { key: 'entry' },
    replaceState: (state: unknown, _title: string, url: string) => {
      states.push(state);
      location.hash = url;
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  escapeMalformedHash();
  return { location, states, listeners };
}

test.each([
  ['#%', '#%25'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%C3%28', '#%25C3%2528'],
  ['#a=%zz&b=%20', '#a=%25zz&b=%2520'],
  ['#s=eJyrV%2BU%', '#s=eJyrV%252BU%25'],
])('the hash %s cannot be decoded and becomes %s', (hash, expected) => {
  const { location, states } = guard(hash);
  expect(location.hash).toBe(expected);
  expect(decodeURI(expected)).toBe(hash);
  expect(decodeURIComponent(expected)).toBe(hash);
  expect(states).toEqual([{ key: 'entry' }]);
});

test.each(['', '#usage', '#caf%C3%A9', '#caf\u00e9', '#s=a%2Bb%2F%3D', '#100%25'])(
  'the hash %j is unchanged',
  (hash) => {
    const { location, states, listeners } = guard(hash);
    listeners.forEach((listener) => listener());
    expect(location.hash).toBe(hash);
    expect(states).toEqual([]);
  },
);

test.each(['popstate', 'hashchange'])('a hash that changes with %s is guarded too', (type) => {
  const { location, listeners } = guard('#usage');
  location.hash = '#50%';
  listeners.get(type)!();
  expect(location.hash).toBe('#50%25');
});
