import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The kinds of admonition, with their default titles. */
export const ADMONITION_TITLES: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  caution: 'Caution',
  danger: 'Danger',
};

type Directive = ContainerDirective | LeafDirective | TextDirective;

const isDirective = (node: { type: string }): node is Directive => node.type.endsWith('Directive');

/** A line that looks like an admonition but was parsed as text: `:::note Title`. */
const UNPARSED_ADMONITION = /^[\s>]*(?<colons>:{3,})[ \t]*(?<kind>\w*)[ \t]*(?<rest>.*)$/m;

/**
 * Turns `:::kind[Title]` blocks into admonitions, and restores text that only looks like a directive (`10:30`, `a:b`).
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    const sourceOf = ({ position }: Node) =>
      position ? String(file.value).slice(position.start.offset, position.end.offset) : '';

    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph') refuseUnread(sourceOf(node), node, file);
      if (!isDirective(node) || !parent || index === undefined) return;
      if (node.type === 'textDirective') {
        parent.children[index] = { type: 'text', value: sourceOf(node), position: node.position };
        return [SKIP, index + 1];
      }
      if (!Object.hasOwn(ADMONITION_TITLES, node.name)) {
        const kinds = Object.keys(ADMONITION_TITLES).join(', ');
        file.fail(`no admonition "${node.name}": expected ${kinds}`, node.position);
      }
      if (node.type === 'leafDirective') file.fail(`::${node.name}: expected :::${node.name}`, node.position);
      const source = sourceOf(node);
      if (!isEnded(node, source)) {
        const [colons = ''] = /^:+/.exec(source) ?? [];
        file.fail(`${colons}${node.name}: expected ${colons} on a line after it, where it ends`, node.position);
      }
      addTitle(node);
    });
  };
}

/** Rejects a paragraph with a line that its author meant as an admonition. */
function refuseUnread(source: string, { position }: Node, file: VFile): void {
  const match = UNPARSED_ADMONITION.exec(source);
  if (!match?.groups) return;
  const { colons = '', kind = '', rest = '' } = match.groups;
  const title = rest.replace(/[[\]]/g, '').trim();
  const expected = kind ? `${colons}${kind}${title && `[${title}]`}` : 'an admonition that it ends';
  const line =
    (position?.start.line ?? 1) + source.slice(0, source.indexOf(colons, match.index)).split('\n').length - 1;
  file.fail(`${match[0].trim()}: expected ${expected}`, { line, column: 1 });
}

/** Whether a closing line of colons ends the admonition itself, not a nested one. */
function isEnded({ children, position }: ContainerDirective, source: string): boolean {
  const begin = position?.start.offset ?? 0;
  const end = children.at(-1)?.position?.end.offset ?? begin;
  return /\n[\s>]*:{3,}\s*$/.test(source.slice(end - begin));
}

/** Sets the element and classes that remark-rehype gives the admonition and its title. */
function addTitle(node: ContainerDirective): void {
  const [first, ...rest] = node.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: Paragraph = {
    type: 'paragraph',
    children: hasTitle ? first.children : [{ type: 'text', value: ADMONITION_TITLES[node.name] ?? '' }],
    data: { hProperties: { className: ['ui-notice-title'] } },
  };
  node.children = [title, ...(hasTitle ? rest : node.children)];
  node.data = { hName: 'aside', hProperties: { className: ['ui-notice', node.name], role: 'note' } };
}
