import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SOCIAL_IMAGES } from '../../navigation/socialImagePath';
import { inProject } from '../paths';
import { removeFiles } from '../removeFiles';
import { writeWhole } from '../writeWhole';
import { CARD_FONT, drawCard, type Card } from './card';

/** A card, and where the site serves it, such as `/social/docs/intro.png`. */
export type PlacedCard = Card & { path: string };

/** What decides about a picture, beside its texts. */
const SOURCES = [
  inProject('src', 'build', 'social', 'card.ts'),
  inProject('src', 'build', 'entities.ts'),
  inProject('src', 'theme', 'tokens.ts'),
  inProject('static', 'favicon.svg'),
  CARD_FONT,
];

/** How many are drawn at a time: the drawing library has threads of its own. */
const BATCH = 4;

/**
 * Writes the pictures that stand for pages where their addresses are shared; those of other pages go. A picture is drawn
 * once, and kept by the digest of what it shows.
 *
 * @param site folder of the built site
 * @param kept folder that outlives a build
 * @returns how many were drawn
 */
export async function writeSocialImages(
  cards: readonly PlacedCard[],
  site: string,
  kept: string,
  draw: (card: Card) => Promise<Buffer> = drawCard,
): Promise<number> {
  mkdirSync(kept, { recursive: true });
  const style = createHash('sha256');
  for (const file of SOURCES) style.update(readFileSync(file));
  const base = style.digest('hex');
  const entries = cards.map((card) => {
    const { title, description, label } = card;
    const digest = createHash('sha256')
      .update(JSON.stringify([base, title, description, label]))
      .digest('hex');
    return { card, name: `${digest}.png`, target: join(site, card.path) };
  });

  const fresh = entries.filter(({ name }) => !existsSync(join(kept, name)));
  for (let start = 0; start < fresh.length; start += BATCH) {
    const batch = fresh.slice(start, start + BATCH);
    await Promise.all(batch.map(async ({ card, name }) => writeWhole(join(kept, name), await draw(card))));
  }
  const paths = new Set(cards.map(({ path }) => path));
  removeFiles(join(site, SOCIAL_IMAGES), (file) => !paths.has(`${SOCIAL_IMAGES}/${file}`));
  for (const { name, target } of entries) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(kept, name), target);
  }
  const used = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name));
  return fresh.length;
}
