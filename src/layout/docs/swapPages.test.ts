import { expect, test } from 'vitest';
import { dropLeaving, expectPage, firstPage, showPage } from './swapPages';

const page = (path: string, content = path) => ({ path, content });
const always = () => true;
const never = () => false;

const first = firstPage(page('/a'));
const expecting = expectPage(first, page('/b'));

test('the first page shows alone', () => {
  expect(first).toEqual({ leaving: null, shown: { path: '/a', content: '/a', key: 0 }, ahead: null });
});

test('the same page keeps its key with other content, and what is ahead of it', () => {
  const { shown, ahead } = showPage(expecting, page('/a', 'new'), always);
  expect(shown).toEqual({ path: '/a', content: 'new', key: first.shown.key });
  expect(ahead).toBe(expecting.ahead);
});

test('another page takes the place of the one shown, which leaves with its key', () => {
  const { leaving, shown, ahead } = showPage(first, page('/b'), always);
  expect(leaving).toBe(first.shown);
  expect(shown.path).toBe('/b');
  expect(shown.key).not.toBe(first.shown.key);
  expect(ahead).toBeNull();
});

test('a page that is ahead is shown as it is, with new content', () => {
  const { leaving, shown, ahead } = showPage(expecting, page('/b', 'new'), always);
  expect(leaving).toBe(first.shown);
  expect(shown).toEqual({ path: '/b', content: 'new', key: expecting.ahead?.key });
  expect(ahead).toBeNull();
});

test.each([
  ['that may not be used', '/b', never],
  ['of another path', '/c', always],
])('a page ahead %s goes, and the page is made anew', (_, path, mayUseAhead) => {
  const { shown, ahead } = showPage(expecting, page(path), mayUseAhead);
  expect([first.shown.key, expecting.ahead?.key]).not.toContain(shown.key);
  expect(ahead).toBeNull();
});

test('of a page in place of which another one leaves, nothing is left', () => {
  const second = showPage(first, page('/b'), always);
  expect(showPage(second, page('/c'), always).leaving).toBe(second.shown);
});

test('a page that is ahead stays, until another one is expected, or none', () => {
  expect(expectPage(expecting, page('/b', 'new'))).toBe(expecting);
  const other = expectPage(expecting, page('/c')).ahead;
  expect(other?.path).toBe('/c');
  expect([first.shown.key, expecting.ahead?.key]).not.toContain(other?.key);
  expect(expectPage(expecting, null).ahead).toBeNull();
});

test('the page that shows is not expected', () => {
  expect(expectPage(expecting, page('/a')).ahead).toBeNull();
});

test('the page that has left goes, and the others stay', () => {
  const swap = expectPage(showPage(first, page('/b'), always), page('/c'));
  expect(dropLeaving(swap)).toEqual({ ...swap, leaving: null });
});
