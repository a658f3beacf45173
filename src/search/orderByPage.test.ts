import { expect, test } from 'vitest';
import { orderByPage } from './orderByPage';

const group = (places: string[]) => orderByPage(places, (place) => place[0] ?? '').join(' ');

test('places of one page follow each other, pages by their best place', () => {
  expect(group(['a1', 'b1', 'a2', 'c1', 'b2'])).toBe('a1 a2 b1 b2 c1');
});

test('puts further places of a page after those of other pages, and keeps them all', () => {
  expect(group(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1'])).toBe('a1 a2 b1 b2 c1 a3 a4 b3');
});
