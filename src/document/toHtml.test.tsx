import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toHtml } from './toHtml';
import type { DocumentElement, DocumentNode } from './types';

/** What React makes of nodes, element by element. */
const rendered = (nodes: readonly DocumentNode[]): ReactNode =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [tag, props, ...content] = node;
    return <Fragment key={index}>{createElement(tag, props, ...[rendered(content)].flat())}</Fragment>;
  });

test.each<[DocumentNode[]]>([
  [['Text, with <, > and & in it']],
  [[['p', null, 'a ', ['strong', null, 'b'], ' c']]],
  [[['p', { className: 'x', id: 'y', tabIndex: 0, title: 'says "so" & more' }, 'a']]],
  [[['a', { href: '/?a=1&b=2', 'aria-label': 'Direct link to a > b' }]]],
  [[['label', { htmlFor: 'x', lang: 'en' }, 'b']]],
  [
    [
      ['p', null, 'a', ['br', null], 'b'],
      ['hr', null],
      ['img', { src: 'a.png', alt: '' }],
    ],
  ],
  [
    [
      ['details', { open: true }, ['summary', null, 'a'], 'b'],
      ['details', { open: false }],
    ],
  ],
  [[['div', { 'data-a': true, 'data-b': false, 'data-c': '', 'aria-hidden': true, role: null }]]],
  [[['section', { 'data-footnotes': true }, ['ol', null, ['li', { id: 'fn-1' }, 'a']]]]],
])('%j is what React makes of it', (nodes) => {
  expect(toHtml(nodes)).toBe(
    renderToStaticMarkup(rendered(nodes)).replace(/(?<=<(?:br|hr|img|input)\b[^>]*)\/>/g, '>'),
  );
});

test.each<[DocumentElement, string]>([
  [['input', { type: 'radio', value: 'b', defaultChecked: true }], '<input type="radio" value="b" checked="">'],
  [['input', { type: 'radio', defaultChecked: false, disabled: true }], '<input type="radio" disabled="">'],
  [['td', { colSpan: 2 }, 'a'], '<td colspan="2">a</td>'],
])('%j is %s', (element, html) => {
  expect(toHtml([element])).toBe(html);
});

test('HTML is taken as it is', () => {
  expect(toHtml([['code', { className: 'code', html: '<b>a</b> &lt; b' }]])).toBe(
    '<code class="code"><b>a</b> &lt; b</code>',
  );
});

test('a component is written as what it stands for, wherever it is', () => {
  const expand = (element: DocumentElement): DocumentElement =>
    element[0] === 'Link' ? (['a', { href: element[1]?.to ?? null }, ...element.slice(2)] as DocumentElement) : element;
  expect(toHtml([['p', null, ['em', null, ['Link', { to: '/x' }, 'a']]]], expand)).toBe(
    '<p><em><a href="/x">a</a></em></p>',
  );
});
