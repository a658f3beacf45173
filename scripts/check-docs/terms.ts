import type { Node, Parent, Text } from 'mdast';
import { mdxParser } from '../../src/gatsby/document/mdxParser';

/** A term of content/README.md, and what authors must not write in its place. */
interface Term {
  write: string;
  not: string[];
}

/** Reads the table of terms in content/README.md. */
export function readTerms(readme: string): Term[] {
  const [, table = ''] = readme.split(/^\| write +\| not +\|\n\|[-| ]+\|\n/m);
  const lines = table.slice(0, table.search(/^(?!\|)/m)).match(/^\|.*$/gm) ?? [];
  return lines.map((line) => {
    const [write = '', not = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { write, not: not.split(', ') };
  });
}

/** Where the prose of a page, which its code is not, has another word for a term: `line: write "…", not "…"`. */
export function findOtherWords(page: string, terms: readonly Term[]): string[] {
  // Parsing takes long, and most pages have none of the words, whatever is between their lines.
  const flat = page.replace(/[\s>]+/g, ' ').replaceAll('&amp;', '&');
  if (!terms.some(({ not }) => not.some((it) => formsOf(it).test(flat)))) return [];
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'text') {
      const { value, position } = node as Text;
      for (const { write, not } of terms) {
        for (const { 0: word, index } of not.flatMap((it) => [...value.matchAll(formsOf(it))])) {
          const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
          found.push(`${line}: write "${write}", not "${word}"`);
        }
      }
    }
    for (const child of (node as Parent).children ?? []) visit(child);
  };
  // Front matter is prose as well: without its fences, it is a paragraph.
  visit(mdxParser.parse(page.replace(/^---\n([^]*?)\n---\n/, '\n$1\n\n')));
  return found;
}

/** A word, its plural and, of a verb such as "recognise", its other forms. */
function formsOf(word: string): RegExp {
  const forms = word.endsWith('ise') ? `${word.slice(0, -1)}(?:e|es|ed|er|ing|ation)` : `${word}s?`;
  return new RegExp(String.raw`\b${forms.replaceAll(' ', String.raw`\s+`)}\b`, 'gi');
}
