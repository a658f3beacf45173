import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { parseCodeMeta, type CodeMeta } from '../../src/build/document/codeMeta';
import { inProject } from '../../src/build/paths';

/** A fence of a page. */
export interface Fence {
  /** Line of the page on which its text begins. */
  line: number;
  language: string;
  meta: CodeMeta;
  code: string;
  /** The tab that it stands in. */
  tab: Node | null;
  /** The file that it is, where the page shows one. */
  source: string | null;
}

/** A file of `_examples` that a page shows, as if it stood in a fence with its name for a title. */
export function readSource(node: Node, page: string, bodyLine: number, tab: Node | null): Fence {
  const { attributes, position } = node as MdxJsxFlowElement;
  const name = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'name')?.value;
  const source = join(versionFolder(dirname(page)), '_examples', typeof name === 'string' ? name : '');
  return {
    line: (position?.start.line ?? 1) + bodyLine,
    language: source.split('.').pop() ?? '',
    meta: parseCodeMeta(`title="${typeof name === 'string' ? name : ''}"`),
    // That it is missing is told where the page is compiled.
    code: existsSync(inProject(source)) ? readFileSync(inProject(source), 'utf8').trimEnd() : '',
    tab,
    source,
  };
}

/** The folder of the version that a folder of pages belongs to: the one with a package.json. */
function versionFolder(folder: string): string {
  const isFound = folder === '.' || existsSync(inProject(folder, 'package.json'));
  return isFound ? folder : versionFolder(dirname(folder));
}
