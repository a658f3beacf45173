import { beforeEach, expect, test, vi } from 'vitest';
import { smoothScrollToTop } from './smoothScroll';

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

function draw(count = Infinity) {
  for (let drawn = 0; drawn < count && frames.length > 0; drawn++) frames.shift()?.();
}

test('from 1000 to 0 it goes by 850, 722, 613, 521, 442, a frame each', { tags: 'smooth-scrolling' }, () => {
  smoothScrollToTop();
  expect(visited).toEqual([]);
  draw(5);
  expect(visited).toEqual([850, 722, 613, 521, 442]);
});

test.each([0, 0.5, 1, 7, 1000.75, 100_000])('from %f it arrives, always nearer and never past, and stops', (from) => {
  page.scrollY = from;
  smoothScrollToTop();
  draw();
  expect(visited.at(-1)).toBe(0);
  expect(visited).toEqual([...new Set(visited)].sort((a, b) => b - a));
  expect(visited.length).toBeLessThan(80);
  expect(frames).toEqual([]);
});

test('stops when the reader scrolls down', () => {
  smoothScrollToTop();
  draw(2);
  page.scrollY = 800;
  draw();
  expect(page.scrollY).toBe(800);
  expect(frames).toEqual([]);
});

test('continues when a browser rounds positions', () => {
  smoothScrollToTop();
  draw(1);
  page.scrollY += 0.5;
  draw();
  expect(page.scrollY).toBe(0);
});

test('continues from the new position when the reader scrolls up', () => {
  smoothScrollToTop();
  draw(2);
  page.scrollY = 100;
  draw(1);
  expect(visited).toEqual([850, 722, 85]);
});

test('stops when its caller ends it', () => {
  const stop = smoothScrollToTop();
  draw(3);
  stop();
  draw();
  expect(visited).toEqual([850, 722, 613]);
});

test('jumps for readers who prefer reduced motion', () => {
  page.matchMedia = () => ({ matches: true });
  smoothScrollToTop();
  expect(visited).toEqual([0]);
  expect(frames).toEqual([]);
});
