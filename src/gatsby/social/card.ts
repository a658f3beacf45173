import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colors } from '../../shared/theme/tokens';
import { escapeHtml } from '../../shared/escapeHtml';
import { inProject } from '../paths';

export interface Card {
  title: string;
  description: string;
  /** Site title, with the version label on documentation pages. */
  label: string;
}

/** In px. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The heading font with all Latin letters, in a format that sharp reads. */
export const CARD_FONT = inProject('src', 'gatsby', 'social', 'figtree-600.ttf');
const FONT_FAMILY = 'Figtree Light SemiBold';

const { light } = colors;
const MARGIN = 80;

export function cardBackground(icon: string): string {
  const { width, height } = CARD_SIZE;
  const inner = icon.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${light.background}"/>` +
    `<rect y="${height - 16}" width="${width}" height="16" fill="${light.primary}"/>` +
    `<svg x="${MARGIN}" y="70" width="64" height="64" viewBox="0 0 32 32">${inner}</svg></svg>`
  );
}

const background = () =>
  sharp(Buffer.from(cardBackground(readFileSync(inProject('static', 'favicon.svg'), 'utf8'))))
    .removeAlpha()
    .raw()
    .toBuffer();

let drawn: ReturnType<typeof background> | undefined;

/** Title lengths, in characters, that fit on two lines of large letters and of smaller letters. */
const MAX_LARGE_TITLE_LENGTH = 44;
const MAX_TITLE_LENGTH = 90;
const MAX_DESCRIPTION_LENGTH = 180;

const clip = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** The texts of a card in Pango markup. */
export function cardText({ title, description, label }: Card): string {
  const span = (text: string, color: string, points: number) =>
    `<span foreground="${color}" size="${points}pt">${escapeHtml(text)}</span>`;
  return [
    span(label, light.primary, 24),
    span(clip(title, MAX_TITLE_LENGTH), light.text, title.length > MAX_LARGE_TITLE_LENGTH ? 44 : 56),
    span(clip(description, MAX_DESCRIPTION_LENGTH), light.muted, 24),
  ].join('\n<span size="14pt"> </span>\n');
}

export async function drawCard(card: Card): Promise<Buffer> {
  const text = {
    text: cardText(card),
    font: `${FONT_FAMILY}, 24`,
    fontfile: CARD_FONT,
    width: CARD_SIZE.width - 2 * MARGIN,
    wrap: 'word-char' as const,
    dpi: 96,
    rgba: true,
  };
  return sharp(await (drawn ??= background()), { raw: { ...CARD_SIZE, channels: 3 } })
    .composite([{ input: { text }, left: MARGIN, top: 180 }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}
