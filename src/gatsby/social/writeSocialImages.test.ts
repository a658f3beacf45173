import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import type { Card } from './card';
import { writeSocialImages } from './writeSocialImages';

const { inFolder } = folderPerTest();

/** Draws a card as its title; `mustNotDraw` fails for a card that should be cached. */
const draw = ({ title }: Card) => Promise.resolve(Buffer.from(title));
const mustNotDraw = () => Promise.reject(new Error('expected a picture that is kept'));

const card = (path: string, title: string) => ({ path, title, description: 'About it.', label: 'Site' });
const write = (cards: ReturnType<typeof card>[], how: typeof draw = draw) =>
  writeSocialImages(cards, inFolder('public'), inFolder('kept'), how);
const read = (path: string) => readFileSync(inFolder('public', path), 'utf8');

test('writes each picture to the address in its page', async () => {
  const cards = Array.from({ length: 11 }, (_, index) => card(`/social/docs/${index}.png`, `Title ${index}`));
  expect(await write(cards)).toBe(11);
  expect(read('/social/docs/0.png')).toBe('Title 0');
  expect(read('/social/docs/10.png')).toBe('Title 10');
});

test('a picture is drawn once, also when its page moves', async () => {
  await write([card('/social/a.png', 'A')]);
  rmSync(inFolder('public'), { recursive: true });
  expect(await write([card('/social/moved/a.png', 'A')], mustNotDraw)).toBe(0);
  expect(read('/social/moved/a.png')).toBe('A');
});

test.each([
  ['title', 'B'],
  ['description', 'About something else.'],
  ['label', 'Site · v4.x'],
])('draws another picture for another %s, and deletes the unused one', async (field, value) => {
  await write([card('/social/a.png', 'A')]);
  expect(await write([{ ...card('/social/a.png', 'A'), [field]: value }])).toBe(1);
  expect(readdirSync(inFolder('kept'))).toHaveLength(1);
});

test('deletes the picture of a deleted page', async () => {
  await write([card('/social/a.png', 'A'), card('/social/docs/b.png', 'B')]);
  await write([card('/social/a.png', 'A')]);
  expect(existsSync(inFolder('public/social/docs/b.png'))).toBe(false);
  expect(read('/social/a.png')).toBe('A');
});
