import { expect, test } from 'vitest';
import { nextHidden } from './useHideOnScroll';

const page = { barHeight: 60, viewport: 800, page: 3000 };

test.each([
  ['at the top', 0, 100, true, false],
  ['less than the bar from the top, scrolling down', 59, 10, true, false],
  ['pulled beyond the top', -40, -20, true, false],
  ['down', 300, 200, false, true],
  ['further down', 400, 300, true, true],
  ['not moved', 300, 300, false, true],
  ['exactly the height of the bar, down', 60, 59, false, true],
  ['down from the very top in one step', 300, 0, false, false],
  ['up', 300, 301, true, false],
  ['up again', 200, 300, false, false],
  ['up, close above the zone at the end', 2139, 2200, true, false],
  ['up within the height of the bar from the end, hidden', 2140, 2200, true, true],
  ['up within the height of the bar from the end, shown', 2140, 2200, false, false],
  ['bounced back from beyond the end', 2200, 2230, true, true],
])('%s: at %i, before %i, hidden %j gives %j', (_, now, last, hidden, expected) => {
  expect(nextHidden(hidden, { ...page, now, last })).toBe(expected);
});
