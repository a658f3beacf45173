import { expect, test, vi } from 'vitest';
import { escapeMalformedHash } from './escapeMalformedHash';

function guard(hash: string) {
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
  vi.stubGlobal('addEventListener', () => undefined);
  escapeMalformedHash();
  return { location, states };
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
    const { location, states } = guard(hash);
    expect(location.hash).toBe(hash);
    expect(states).toEqual([]);
  },
);
