import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const EXPLICIT_ID = /\s*\[#(?<id>[\w-]+)\]$/;

/**
 * Gives each heading an id: its explicit id (`## Title [#id]`), or GitHub's slug of its text, with `-1`, `-2` for an id
 * that is already taken. Explicit ids take precedence wherever they are on the page.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const withoutId: Heading[] = [];
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) {
        file.fail(
          'a heading of level 1: expected ## at most, for the title is the heading of the page',
          heading.position,
        );
      }
      const id = takeExplicitId(heading);
      if (id === null) return void withoutId.push(heading);
      if (slugger.slug(id, true) !== id)
        file.fail(`two headings with the id "${id}": expected another for one of them`, heading.position);
      setId(heading, id);
    });
    for (const heading of withoutId) setId(heading, slugger.slug(textOf(heading)));
  };
}

function setId(heading: Heading, id: string): void {
  heading.data = { ...heading.data, hProperties: { id } };
}

function takeExplicitId(heading: Heading): string | null {
  const last = heading.children[heading.children.length - 1];
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
  if (last?.type !== 'text' || !match?.groups?.id) return null;
  last.value = last.value.slice(0, match.index);
  return match.groups.id;
}

/** The text of a heading, with that of code in it. */
export function textOf(node: Heading): string {
  let text = '';
  visit(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') text += child.value;
  });
  return text;
}
