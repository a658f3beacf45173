import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colors } from '../../shared/theme/tokens';
import { CARD_SIZE, cardBackground, cardText, drawCard } from './card';

const card = { title: '<QueryBuilder />', description: 'Props & more.', label: 'React Query Builder · v5.x' };

test('the texts are placed below each other and escaped', () => {
  const text = cardText(card);
  expect(text.indexOf('React Query Builder · v5.x')).toBeLessThan(text.indexOf('&lt;QueryBuilder /&gt;'));
  expect(text.indexOf('&lt;QueryBuilder /&gt;')).toBeLessThan(text.indexOf('Props &amp; more.'));
  expect(text).not.toContain('<QueryBuilder');
});

test('a long title is smaller, and one that never fits is cut', () => {
  const sizeOf = (title: string) => /size="(\d+)pt">A/.exec(cardText({ ...card, title }))?.[1];
  expect(Number(sizeOf('A'.repeat(60)))).toBeLessThan(Number(sizeOf('A'.repeat(20))));
  expect(cardText({ ...card, title: 'A'.repeat(500) })).toMatch(/>A{89}…</);
});

test('the background shows the icon in the colours of the site', () => {
  const svg = cardBackground('<?xml version="1.0"?>\n<svg viewBox="0 0 32 32"><path d="M1 1"/></svg>\n');
  expect(svg).toContain('viewBox="0 0 32 32"><path d="M1 1"/></svg>');
  expect(svg).toContain(colors.light.background);
  expect(svg.match(/<svg/g)).toHaveLength(2);
});

test('a card is a PNG of its size in the font of the site, and differs by title', async () => {
  const drawn = await drawCard(card);
  const { format, width, height } = await sharp(drawn).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...CARD_SIZE });
  expect((await drawCard(card)).equals(drawn)).toBe(true);
  expect((await drawCard({ ...card, title: 'Export' })).equals(drawn)).toBe(false);
  // No text reaches the lower edge or overflows the card.
  const edge = await sharp(drawn).extract({ left: 0, top: 620, width: 1200, height: 10 }).toBuffer();
  const { channels } = await sharp(edge).stats();
  expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0]);
});

test('texts of any length are drawn', async () => {
  const drawn = await drawCard({ title: 'W'.repeat(300), description: 'word '.repeat(60), label: 'label' });
  expect(await sharp(drawn).metadata()).toMatchObject(CARD_SIZE);
});
