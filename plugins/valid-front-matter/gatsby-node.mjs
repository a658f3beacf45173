import { parseDocument } from 'yaml';

const FRONT_MATTER = /^(\uFEFF?---\r?\n)([\s\S]*?\n)(?=---)/;

/**
 * Comments out front matter that is no YAML. gatsby-plugin-mdx, which comes after this plugin, would end with the stack of
 * its parser, without the name of the file; the check of content reports it with file and line.
 */
export async function onCreateNode({ node, loadNodeContent }) {
  const raw = await loadNodeContent(node);
  const [, , yaml = ''] = FRONT_MATTER.exec(raw) ?? [];
  if (parseDocument(yaml).errors.length === 0) return;
  node.internal.content = raw.replace(FRONT_MATTER, (_, begin, text) => begin + text.replace(/^/gm, '#'));
}

export const shouldOnCreateNode = ({ node }) => node.internal.type === 'File' && node.ext === '.mdx';
