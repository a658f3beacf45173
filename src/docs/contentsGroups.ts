import type { DocumentHeading } from '../shared/document';

interface ContentsGroup {
  /** Purpose of the headings; null for those without one. */
  purpose: string | null;
  headings: DocumentHeading[];
}

const textOf = ({ html }: DocumentHeading) => html.replace(/<[^>]+>/g, '').toLowerCase();

/** The headings with all of these words, in the order of the page, but in one group those of one purpose. */
export function contentsGroups(headings: readonly DocumentHeading[], words: string): ContentsGroup[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const groups: ContentsGroup[] = [];
  for (const heading of headings) {
    if (!wanted.every((word) => textOf(heading).includes(word))) continue;
    const { purpose } = heading;
    const known = purpose === null ? groups.at(-1) : groups.find((it) => it.purpose === purpose);
    if (known?.purpose === purpose) known.headings.push(heading);
    else groups.push({ purpose, headings: [heading] });
  }
  return groups;
}
