import type { Code } from 'mdast';
import type { DocumentProps } from '../../document/types';
import { decodeEntities } from '../entities';

const LINE = /<span class="line(?<kinds>[^"]*)">(?<html>[\s\S]*?)\n<\/span>/g;

const SIGNS: Record<string, string> = { del: '-', ins: '+' };

/** The text of highlighted HTML, in which nothing but spans stands. */
const textOf = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, ''));

/** A sample as its author wrote it, its title behind its language; lines added and removed make it a diff. */
export function plainCode({ language, html, title }: DocumentProps): Code {
  const source = String(html);
  const meta = title ? `title="${String(title)}"` : null;
  const lines = [...source.matchAll(LINE)].map(({ groups = {} }) => ({
    text: textOf(groups.html ?? ''),
    sign: (groups.kinds ?? '').split(' ').flatMap((kind) => SIGNS[kind] ?? [])[0],
  }));
  if (lines.some(({ sign }) => sign !== undefined)) {
    const value = lines.map(({ text, sign = ' ' }) => `${sign}${text}`.trimEnd()).join('\n');
    return { type: 'code', lang: 'diff', meta, value };
  }
  const value = lines.length > 0 ? lines.map(({ text }) => text).join('\n') : textOf(source);
  return { type: 'code', lang: String(language), meta, value };
}
