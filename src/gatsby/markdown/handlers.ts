import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, Code, FootnoteDefinition, Html, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { findElement, hasClass, isElement, PHRASING_HTML } from '../document/html';
import { printHtml } from '../document/pageHtml';
import { ADMONITION_TITLES } from '../document/remarkAdmonitions';

/** GitHub's alerts by kind of admonition. */
const ALERTS: Record<string, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  caution: 'WARNING',
  danger: 'CAUTION',
};

const LINE_BREAK: Html = { type: 'html', value: '<br>' };

export const handlers: Record<string, Handle> = {
  ...Object.fromEntries(PHRASING_HTML.map((name) => [name, inlineHtml])),
  del: defaultHandlers.del,

  a: (state, node) => ('dataFootnoteBackref' in node.properties ? undefined : defaultHandlers.a(state, node)),

  // A GitHub alert: its marker, then the title on its own line unless the kind implies it.
  aside(state, node) {
    const kind = Object.keys(ALERTS).find((name) => hasClass(node, name)) ?? '';
    const [title, ...content] = node.children as [Element];
    const children: PhrasingContent[] = [{ type: 'html', value: `[!${ALERTS[kind]}]` }];
    if (toString(title) !== ADMONITION_TITLES[kind]) {
      children.push({ type: 'text', value: '\n' }, { type: 'strong', children: phrasing(state, title) });
    }
    return {
      type: 'blockquote',
      children: [{ type: 'paragraph', children }, ...flow(state, { ...node, children: content })],
    };
  },

  // Markdown is not parsed inside a summary.
  details(state, node) {
    if (hasClass(node, 'script-only')) return undefined;
    const summary = node.children.find((child) => isElement(child, 'summary'));
    const content = { ...node, children: node.children.filter((child) => child !== summary) };
    return [
      {
        type: 'html',
        value: `${openTag(node)}\n<summary>${summary ? summaryHtml(summary) : 'Details'}</summary>`,
      },
      ...flow(state, content),
      { type: 'html', value: '</details>' },
    ];
  },

  noscript: (state, node) => flow(state, node),

  // Tabs become their panels, each under its label. If some panels are derived, only the others are kept, without
  // labels.
  div(state, node) {
    if (!hasClass(node, 'tabs')) return flow(state, node);
    const panels = node.children.flatMap((child) => (isElement(child) && child.data?.panel) || []);
    const written = panels.filter(({ isDerived }) => !isDerived);
    return written.flatMap(({ label, content }) => {
      const blocks = flow(state, { ...node, children: content });
      return written.length < panels.length ? blocks : [labelParagraph(label), ...blocks];
    });
  },

  figure: (state, node) => [
    codeOf(node),
    ...flow(state, { ...node, children: node.children.filter((it) => isElement(it, 'details')) }),
  ],

  // Loose or tight as written, whatever lists it contains.
  li(state, node) {
    const spread = node.children.some((child) => isElement(child, 'p'));
    return { ...defaultHandlers.li(state, node), spread };
  },

  // A live example, or footnotes without their heading, which markdown renderers add themselves.
  section(state, node) {
    if ('dataFootnotes' in node.properties) return footnotes(state, node);
    const sources: Element[] = [];
    visit(node, 'element', (child) => {
      if (child.tagName !== 'figure' && !hasClass(child, 'tabs') && child.tagName !== 'details') return undefined;
      sources.push(child);
      return SKIP;
    });
    return [labelParagraph(String(node.properties.ariaLabel)), ...flow(state, { ...node, children: sources })];
  },

  picture: (state, node) => (hasClass(node, 'dark-only') ? undefined : state.all(node)),

  sup(state, node) {
    const [link] = node.children;
    if (!isElement(link) || !('dataFootnoteRef' in link.properties)) return inlineHtml(state, node);
    return { type: 'footnoteReference', identifier: footnoteId(link.properties.href) };
  },

  td: cell,
  th: cell,
};

const flow = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];

const phrasing = (state: State, node: Element) => state.all(node) as PhrasingContent[];

const labelParagraph = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: text }] }],
});

/** Start tag of an element. A raw `|` would end a table cell. */
const openTag = (node: Element) =>
  printHtml({ ...node, children: [] })
    .replace(/<\/\w+>$/, '')
    .replace(/\|/g, '&#124;');

function inlineHtml(state: State, node: Element) {
  const html = (value: string) => ({ type: 'html' as const, value, data: { hName: node.tagName } });
  return [html(openTag(node)), ...phrasing(state, node), html(`</${node.tagName}>`)];
}

/** The content of a summary as HTML, with links reduced to their text. */
function summaryHtml({ children }: Element): string {
  return printHtml(children).replace(/<\/?a\b[^>]*>/g, '');
}

/** A code block with its title after the language; added and removed lines make it a diff. */
function codeOf(figure: Element): Code {
  const [code, title] = [findElement(figure, 'code'), findElement(figure, 'figcaption')];
  const source = code ? toString(code) : '';
  const { language = 'text', meta } = code?.data?.code ?? {};
  const isDiff = meta && meta.inserted.size + meta.deleted.size > 0;
  const signOf = (line: number) => (meta?.deleted.has(line) ? '-' : meta?.inserted.has(line) ? '+' : ' ');
  const diff = source.split('\n').map((text, index) => `${signOf(index + 1)}${text}`.trimEnd());
  return {
    type: 'code',
    lang: isDiff ? 'diff' : language,
    meta: title ? `title="${toString(title)}"` : null,
    value: isDiff ? diff.join('\n') : source,
  };
}

function footnotes(state: State, section: Element): FootnoteDefinition[] {
  const definitions: FootnoteDefinition[] = [];
  visit(section, 'element', (node) => {
    if (node.tagName === 'li' && String(node.properties.id).startsWith('fn-'))
      definitions.push({
        type: 'footnoteDefinition',
        identifier: footnoteId(node.properties.id),
        children: flow(state, node),
      });
  });
  return definitions;
}

/** `#fn-note` and `fn-note` become `note`. */
const footnoteId = (target: unknown): string => decodeURI(String(target)).replace(/^#?fn-/, '');

/** A table cell is one line in markdown, so its blocks are separated by `<br>`. */
function cell(state: State, node: Element): TableCell {
  const lines = flow(state, node).flatMap(linesOf);
  const children = lines.flatMap((line, index) => (index === 0 ? line : [LINE_BREAK, ...line]));
  const result: TableCell = { type: 'tableCell', children };
  visit(result, (child, index, parent) => {
    if (child.type === 'text') child.value = child.value.replace(/\s*\n\s*/g, ' ');
    if (child.type === 'break' && parent && index !== undefined) parent.children.splice(index, 1, LINE_BREAK as never);
  });
  return result;
}

function linesOf(block: BlockContent): PhrasingContent[][] {
  switch (block.type) {
    case 'paragraph':
      return [block.children];
    case 'code':
      return [[{ type: 'inlineCode', value: block.value.replace(/\s*\n\s*/g, ' ') }]];
    case 'list':
      return block.children.flatMap(({ children }) =>
        children
          .flatMap((it) => linesOf(it as BlockContent))
          .map((line): PhrasingContent[] => [{ type: 'text', value: '• ' }, ...line]),
      );
    default:
      throw new Error(`a ${block.type} in a cell of a table, which markdown cannot hold`);
  }
}
