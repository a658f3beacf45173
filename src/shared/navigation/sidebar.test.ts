import { expect, test } from 'vitest';
import { sidebarCategory as category, sidebarDoc as doc } from '../../../tests/support/sidebar';
import { docsOf, trailsByPath } from './sidebar';

const items = [doc('a'), category('b', doc('b1'), category('c', doc('c1')), doc('b2')), doc('d')];

test('trails are in reading order, a category before what is in it', () => {
  const trails = [...trailsByPath(items)].map(([path, trail]) => [path, trail.map(({ id }) => id).join(' > ')]);
  expect(trails).toEqual([
    ['/docs/a', 'a'],
    ['/docs/b', 'b'],
    ['/docs/b1', 'b > b1'],
    ['/docs/c', 'b > c'],
    ['/docs/c1', 'b > c > c1'],
    ['/docs/b2', 'b > b2'],
    ['/docs/d', 'd'],
  ]);
});

test('the pages of a sidebar are in reading order, without the categories', () => {
  expect(docsOf(items).map(({ id }) => id)).toEqual(['a', 'b1', 'c1', 'b2', 'd']);
});
