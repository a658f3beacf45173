import { expect, test, vi } from 'vitest';
import { currentHeading, headingPositions } from './useCurrentHeading';

const VIEWPORT = 800;
const HEIGHT = 30;

const at = (...tops: number[]) =>
  tops.map((top, index) => ({ id: String.fromCharCode(97 + index), top, bottom: top + HEIGHT }));

test.each([
  ['no headings', [], null],
  ['at the top of the page, the first one far below', [600, 1200], null],
  ['the first one in the upper half', [300, 1200], 'a'],
  ['the first one just in the upper half', [369, 1200], 'a'],
  ['the first one just in the lower half', [370, 1200], null],
  ['the first one at the upper edge', [0, 1200], 'a'],
  ['the first one at the upper edge, the next one near', [0, 200], 'a'],
  ['between two', [-300, 700], 'a'],
  ['the next one enters the upper half', [-300, 200, 900], 'b'],
  ['two in the upper half', [-300, 50, 250], 'b'],
  ['the upper one half out', [-10, 250], 'b'],
  ['in a long part at the end', [-2000, -900], 'b'],
  ['behind the only one', [-1], 'a'],
])('%s: headings at %j give %j', (_, tops, expected) => {
  expect(currentHeading(at(...tops), VIEWPORT)).toBe(expected);
});

test('does not mark a heading whose lower edge is in the lower half of the viewport', () => {
  expect(currentHeading([{ id: 'a', top: 10, bottom: 500 }], VIEWPORT)).toBeNull();
});

test('ignores headings that are hidden or missing', () => {
  const nothing = { top: 0, bottom: 0 };
  const elements: Record<string, { boxes: number; box: { top: number; bottom: number } }> = {
    a: { boxes: 1, box: { top: -300, bottom: -270 } },
    'in a hidden tab': { boxes: 0, box: nothing },
    'in closed details': { boxes: 1, box: nothing },
    b: { boxes: 1, box: { top: 700, bottom: 730 } },
  };
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  const page = {
    querySelector(selector: string) {
      const element = elements[selector.slice(1)];
      return element
        ? { getClientRects: () => ({ length: element.boxes }), getBoundingClientRect: () => element.box }
        : null;
    },
  } as unknown as ParentNode;
  const positions = [
    ...headingPositions(
      page,
      [...Object.keys(elements), 'not there'].map((id) => ({ id })),
    ),
  ];
  expect(positions).toEqual([
    { id: 'a', top: -300, bottom: -270 },
    { id: 'b', top: 700, bottom: 730 },
  ]);
  expect(currentHeading(positions, VIEWPORT)).toBe('a');
});
