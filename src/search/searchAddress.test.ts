import { expect, test } from 'vitest';
import { readSearchAddress, searchPath, type SearchAddress } from './searchAddress';

const VERSIONS = ['next', '5', '4'];
const read = (search: string) => readSearchAddress(search, VERSIONS);

test.each<[SearchAddress, string]>([
  [{ query: '', version: null, kind: null }, '/search'],
  [{ query: 'formatQuery', version: null, kind: null }, '/search?q=formatQuery'],
  [{ query: 'a b&c=d#e+f', version: '4', kind: 'symbol' }, '/search?q=a+b%26c%3Dd%23e%2Bf&version=4&kind=symbol'],
  [{ query: '<img onerror>"', version: 'next', kind: null }, '/search?q=%3Cimg+onerror%3E%22&version=next'],
  [{ query: '日本 🙂', version: null, kind: 'page' }, '/search?q=%E6%97%A5%E6%9C%AC+%F0%9F%99%82&kind=page'],
])('%j becomes %s and is read back', { tags: 'search-page' }, (address, path) => {
  expect(searchPath(address)).toBe(path);
  expect(read(path.slice('/search'.length))).toEqual(address);
});

test.each(['?version=6', '?version=__proto__', '?kind=pages', '?kind=toString', '?version=&kind='])(
  'an address with %s filters nothing',
  (search) => expect(read(search)).toEqual({ query: '', version: null, kind: null }),
);
