import type { Link, PhrasingContent } from 'mdast';
import { toText } from '../../document/toText';
import type { DocumentNode } from '../../document/types';
import { PHRASING_HTML } from '../document/phrasing';
import { openTag } from './html';
import type { Handler } from './types';

/** What the parts of a sentence are in markdown. */
export const WORDS: Record<string, Handler<PhrasingContent>> = {
  ...Object.fromEntries(PHRASING_HTML.map((name) => [name, html(name)])),
  a(props, children, context) {
    if (props.className === 'anchor' || 'data-footnote-backref' in props) return [];
    if ('data-footnote-ref' in props) return [{ type: 'footnoteReference', identifier: footnoteId(props.href) }];
    return link(props.href)(props, children, context);
  },
  Link: (props, children, context) => link(props.to)(props, children, context),
  br: () => [{ type: 'break' }],
  code: (_, children) => [{ type: 'inlineCode', value: toText(children) }],
  del: (_, children, { words }) => [{ type: 'delete', children: words(children) }],
  em: (_, children, { words }) => [{ type: 'emphasis', children: words(children) }],
  img: ({ src, alt, title }, _, { address }) => [
    { type: 'image', url: address(String(src)), alt: textOrNull(alt), title: textOrNull(title) },
  ],
  // The box of a task: whether it is checked is told by the item that it stands in.
  input: () => [],
  span: (_, children, { words }) => words(children),
  strong: (_, children, { words }) => [{ type: 'strong', children: words(children) }],
  sup: (props, children, context) =>
    children.some(isFootnote) ? context.words(children) : html('sup')(props, children, context),
};

/** An element for which markdown has no sign of its own. */
function html(name: string): Handler<PhrasingContent> {
  return (props, children, { words }) => [
    { type: 'html', value: openTag(name, props) },
    ...words(children),
    { type: 'html', value: `</${name}>` },
  ];
}

function link(target: unknown): Handler<PhrasingContent> {
  return ({ title }, children, { address, words }) => {
    // The compiler puts no link into another.
    const content = words(children) as Link['children'];
    return [{ type: 'link', url: address(String(target)), title: textOrNull(title), children: content }];
  };
}

const isFootnote = (node: DocumentNode) => typeof node !== 'string' && 'data-footnote-ref' in (node[1] ?? {});

/** The name of the footnote that a link leads to, or that stands at an id: `#fn-note` and `fn-note` are `note`. */
export const footnoteId = (target: unknown): string => decodeURI(String(target)).replace(/^#?fn-/, '');

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
