import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextScrollPosition, smoothScrollUp } from './smoothScroll';

function way(from: number, to: number): number[] {
  const positions = [];
  for (let position = from; position > to; positions.push(position)) position = nextScrollPosition(position, to);
  return positions;
}

test('from 1000 to 0 it goes by 850, 722, 613, 521, 442', { tags: 'smooth-scrolling' }, () => {
  expect(way(1000, 0).slice(0, 5)).toEqual([850, 722, 613, 521, 442]);
  expect(way(1000, 0).at(-1)).toBe(0);
});

test.each([
  [1, 0],
  [0.5, 0],
  [7, 0],
  [100000, 0],
  [1000, 250],
  [1000.75, 0],
])('from %f to %f it arrives, always nearer and never past', (from, to) => {
  const positions = way(from, to);
  expect(positions.at(-1)).toBe(to);
  expect(positions).toEqual([...new Set(positions)].sort((a, b) => b - a));
  expect(positions.length).toBeLessThan(80);
});

let page: { scrollY: number; scrollTo: (options: { top: number }) => void; matchMedia: () => { matches: boolean } };
let frames: (() => void)[];
let visited: number[];

beforeEach(() => {
  frames = [];
  visited = [];
  page = {
    scrollY: 1000,
    scrollTo({ top }) {
      page.scrollY = top;
      visited.push(top);
    },
    matchMedia: () => ({ matches: false }),
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
});
afterEach(() => vi.unstubAllGlobals());

function draw(count = Infinity) {
  for (let drawn = 0; drawn < count && frames.length > 0; drawn++) frames.shift()?.();
}

test('scrolls frame by frame until it arrives, and then stops', { tags: 'smooth-scrolling' }, () => {
  smoothScrollUp(0);
  expect(visited).toEqual([]);
  draw(2);
  expect(visited).toEqual([850, 722]);
  draw();
  expect(page.scrollY).toBe(0);
  expect(frames).toEqual([]);
});

test('stops when the reader scrolls down', () => {
  smoothScrollUp(0);
  draw(2);
  page.scrollY = 800;
  draw();
  expect(page.scrollY).toBe(800);
  expect(frames).toEqual([]);
});

test('continues when a browser rounds positions', () => {
  smoothScrollUp(0);
  draw(1);
  page.scrollY += 0.5;
  draw();
  expect(page.scrollY).toBe(0);
});

test('continues from the new position when the reader scrolls up', () => {
  smoothScrollUp(0);
  draw(2);
  page.scrollY = 100;
  draw(1);
  expect(visited).toEqual([850, 722, 85]);
});

test('stops when its caller ends it', () => {
  const stop = smoothScrollUp(0);
  draw(3);
  stop();
  draw();
  expect(visited).toEqual([850, 722, 613]);
});

test('jumps for readers who prefer reduced motion', () => {
  page.matchMedia = () => ({ matches: true });
  smoothScrollUp(0);
  expect(visited).toEqual([0]);
  expect(frames).toEqual([]);
});
