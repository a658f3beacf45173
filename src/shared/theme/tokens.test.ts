import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../../tests/support/contrast';
import { colors, HEADING_FONT } from './tokens';

type Token = keyof typeof colors.light;

const tokens = Object.keys(colors.light) as Token[];
const codeColors = tokens.filter((token) => token.startsWith('code'));
const admonitionColors: Token[] = ['tip', 'caution', 'danger'];
const texts: Token[] = ['text', 'muted', 'primary', 'primaryStrong', ...admonitionColors, ...codeColors];

const pairs = (['light', 'dark'] as const).flatMap((mode) =>
  texts.flatMap((text) =>
    (['background', 'surface', 'raised'] as const).map((ground) => [mode, text, ground] as const),
  ),
);

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['rgb(0, 0, 255)', '#ffffff', 8.59],
])('the contrast of %s and %s is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test('every colour is written as #rrggbb', () => {
  for (const mode of Object.values(colors))
    for (const color of Object.values(mode)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

test('the palette has colours of code', () => {
  expect(codeColors.length).toBeGreaterThanOrEqual(8);
});

test.each(pairs)('%s: %s on %s is readable', (mode, text, ground) => {
  expect(contrast(colors[mode][text], colors[mode][ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)('%s: buttons are readable', (mode) => {
  const { onPrimary, primary, primaryStrong, primarySoft, text } = colors[mode];
  expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onPrimary, primaryStrong)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(primary, primarySoft)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, primarySoft)).toBeGreaterThanOrEqual(4.5);
});

const modes = ['light', 'dark'] as const;
const onMarkedLines = modes.flatMap((mode) =>
  (['text', 'muted', 'tip', 'danger', ...codeColors] as Token[]).map((text) => [mode, text] as const),
);

test.each(onMarkedLines)('%s: %s is readable on marked lines', (mode, text) => {
  for (const ground of ['mark', 'inserted', 'deleted'] as const)
    expect(contrast(colors[mode][text], colors[mode][ground]), ground).toBeGreaterThanOrEqual(4.5);
});

test.each(modes)('%s: the edges of controls have enough contrast', (mode) => {
  for (const ground of ['background', 'surface', 'raised'] as const)
    expect(contrast(colors[mode].lineStrong, colors[mode][ground]), ground).toBeGreaterThanOrEqual(3);
});

test.each(modes)('%s: page, surfaces and raised things can be told apart', (mode) => {
  const { background, surface, raised } = colors[mode];
  for (const [one, other] of [
    [background, surface],
    [background, raised],
    [surface, raised],
  ] as const)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(1.07);
});

test('the font for headings is in static/', () => {
  expect(existsSync(`static${HEADING_FONT}`)).toBe(true);
});
