import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { parseCodeMeta, type CodeMeta } from '../../src/gatsby/document/codeMeta';
import { inProject } from '../../src/gatsby/paths';

export interface Fence {
  /** Page line of the first line of code. */
  line: number;
  language: string;
  meta: CodeMeta;
  code: string;
  tab: Node | null;
  /** Project path of the displayed file, for a `Source`. */
  source: string | null;
}

/** Reads the `_examples` file of a `Source` as a fence with the file's name as its title. */
export function readSource(node: Node, page: string, bodyLine: number, tab: Node | null): Fence {
  const { attributes, position } = node as MdxJsxFlowElement;
  const name = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'name')?.value;
  const source = join(versionFolder(dirname(page)), '_examples', typeof name === 'string' ? name : '');
  return {
    line: (position?.start.line ?? 1) + bodyLine,
    language: source.split('.').pop() ?? '',
    meta: parseCodeMeta(`title="${typeof name === 'string' ? name : ''}"`),
    // Page compilation reports a missing file.
    code: existsSync(inProject(source)) ? readFileSync(inProject(source), 'utf8').trimEnd() : '',
    tab,
    source,
  };
}

/** The nearest ancestor folder with a package.json. */
function versionFolder(folder: string): string {
  const isFound = folder === '.' || existsSync(inProject(folder, 'package.json'));
  return isFound ? folder : versionFolder(dirname(folder));
}
