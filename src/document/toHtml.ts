import type { DocumentElement, DocumentNode, Literal } from './types';

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Whether an element has no content, and no end tag. */
export const isVoid = (tag: string): boolean => VOID.has(tag);

/** Attributes whose names React spells otherwise, by more than capitals. */
const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for', defaultChecked: 'checked' };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => (/[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '') : text);

type Expand = (element: DocumentElement) => DocumentElement;

/**
 * The HTML of some nodes: a browser makes a page of it many times sooner than React makes the elements one by one.
 *
 * @param expand gives the element that a component stands for
 */
export function toHtml(nodes: readonly DocumentNode[], expand: Expand = (element) => element): string {
  let html = '';
  for (const node of nodes) html += typeof node === 'string' ? escape(node) : elementHtml(expand(node), expand);
  return html;
}

function elementHtml([tag, props, ...content]: DocumentElement, expand: Expand): string {
  let attributes = '';
  for (const name in props) attributes += attributeHtml(name, props[name] ?? null);
  const start = `<${tag}${attributes}>`;
  return isVoid(tag) ? start : `${start}${props?.html ?? toHtml(content, expand)}</${tag}>`;
}

/** React's rules: attributes of data and ARIA say what is true or false, others are there or not. */
function attributeHtml(name: string, value: Literal): string {
  if (name === 'html' || value === null) return '';
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name)) return value ? ` ${nameOf(name)}=""` : '';
  return ` ${nameOf(name)}="${escape(String(value))}"`;
}

const nameOf = (name: string) => NAMES[name] ?? name.toLowerCase();
