import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Node, Parent } from 'unist';
import { API_COMPONENTS, splitNames } from '../../../src/gatsby/api/symbolLocations';
import { isScript, parseCodeMeta } from '../../../src/gatsby/document/codeMeta';
import { mdxParser } from '../../../src/gatsby/document/mdxParser';
import { textOf } from '../../../src/gatsby/document/remarkHeadingIds';

export interface Documented {
  component: (typeof API_COMPONENTS)[number];
  /** `formatQuery`, `Field` or `Field.name`. */
  name: string;
  /** Line of the body, from 1. */
  line: number;
  /** Headings above it, innermost first. */
  headings: string[];
  /** Whether its section or the parent section has a checked sample or a live example. */
  hasExample: boolean;
}

interface Section {
  heading: string;
  depth: number;
  parent: Section | null;
  hasExample: boolean;
}

/** Finds the API names that a page body documents. Throws VFileMessage for invalid MDX. */
export function findDocumented(body: string): Documented[] {
  const top: Section = { heading: '', depth: 1, parent: null, hasExample: false };
  const found: { part: Omit<Documented, 'headings' | 'hasExample'>; section: Section }[] = [];
  let section = top;

  const visit = (node: Node): void => {
    if (node.type === 'heading') section = openSection(node as Heading, section);
    else if (isExample(node)) for (const it of enclosing(section)) it.hasExample = true;
    else if (node.type === 'mdxJsxFlowElement') {
      for (const part of documentedBy(node as MdxJsxFlowElement)) found.push({ part, section });
    }
    if (node.type !== 'heading') for (const child of (node as Parent).children ?? []) visit(child);
  };
  visit(mdxParser.parse(body) as Root);

  return found.map(({ part, section: own }) => ({
    ...part,
    headings: enclosing(own).map(({ heading }) => heading),
    hasExample: own.hasExample || (own.depth > 2 && own.parent?.hasExample === true),
  }));
}

function openSection(heading: Heading, last: Section): Section {
  const parent = enclosing(last).find(({ depth }) => depth < heading.depth) ?? null;
  return { heading: textOf(heading), depth: heading.depth, parent, hasExample: false };
}

function enclosing(section: Section): Section[] {
  return [section, ...(section.parent ? enclosing(section.parent) : [])];
}

function isExample(node: Node & { lang?: string; meta?: string | null; name?: string | null }): boolean {
  if (node.type === 'mdxJsxFlowElement') return node.name === 'Example';
  if (node.type !== 'code' || !isScript(node.lang ?? '')) return false;
  try {
    const { unchecked, proof } = parseCodeMeta(node.meta ?? '');
    return unchecked === null && !proof;
  } catch {
    // What reads the samples reports it, with its place.
    return false;
  }
}

function documentedBy(node: MdxJsxFlowElement): Omit<Documented, 'headings' | 'hasExample'>[] {
  const component = API_COMPONENTS.find((name) => name === node.name);
  if (!component) return [];
  const of = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'of')?.value;
  const names = splitNames(typeof of === 'string' ? of : '');
  return names.map((name) => ({ component, name, line: node.position?.start.line ?? 1 }));
}
