import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeDigest } from '../codeDigest';
import { digestOf } from '../digest';
import { SOCIAL_IMAGES } from '../../shared/navigation/socialImagePath';
import { inProject } from '../paths';
import { removeFiles, writeFileAtomically } from '../files';
import { CARD_FONT, drawCard, type Card } from './card';

/** A card with its path on the site, such as `/social/docs/intro.png`. */
export type PlacedCard = Card & { path: string };

/** Files that every card shows, besides its texts. */
const SOURCES = [inProject('static', 'favicon.svg'), CARD_FONT];

/** Images drawn at once. sharp uses its own threads. */
const BATCH_SIZE = 4;

/**
 * Writes the social images of pages and removes all others. Drawn images are cached by a hash of their inputs.
 *
 * @param kept cache folder that outlives a build
 * @returns how many were drawn
 */
export async function writeSocialImages(
  cards: readonly PlacedCard[],
  site: string,
  kept: string,
  draw: (card: Card) => Promise<Buffer> = drawCard,
): Promise<number> {
  mkdirSync(kept, { recursive: true });
  const style = digestOf(codeDigest('src/gatsby/social/card.ts'), ...SOURCES.map((file) => readFileSync(file)));
  const entries = cards.map((card) => {
    const { title, description, label } = card;
    return { card, name: `${digestOf(style, title, description, label)}.png`, target: join(site, card.path) };
  });

  const fresh = entries.filter(({ name }) => !existsSync(join(kept, name)));
  for (let start = 0; start < fresh.length; start += BATCH_SIZE) {
    const batch = fresh.slice(start, start + BATCH_SIZE);
    await Promise.all(batch.map(async ({ card, name }) => writeFileAtomically(join(kept, name), await draw(card))));
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
