import type { GatsbyNode, Node } from 'gatsby';
import { ContentError } from '../ContentError';
import { categorySchema } from '../content/schemas';
import { parseYaml } from '../content/parseYaml';
import { exampleIdOf } from '../../shared/exampleFile';
import { addChild, type NewNode } from './addChild';
import { docFields, locateInVersion, pageFields } from './pageFields';
import { readLibraries, readRedirects } from '../content/readContent';
import { libraryFields } from './libraryFields';

interface FileNode extends Node {
  absolutePath: string;
  base: string;
  sourceInstanceName: string;
}

/** Node of the live example with this id, such as `5/intro/fields`, or of a file that one imports, `5/intro/look.css`. */
export const exampleNodeId = (exampleId: string) => `DocExample ${exampleId}`;

/** Makes Doc, Page, DocCategory, DocExample, Library and Redirect nodes out of the files of `content/`. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent, reporter } = args;
  const isMdx = node.internal.type === 'Mdx';
  const file = (isMdx ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (!file || file.internal.type !== 'File') return;

  try {
    const nodes = isMdx
      ? [mdxNode(file, await loadNodeContent(file))]
      : await fileNodes(file, () => loadNodeContent(file));
    for (const fields of nodes) addChild(node, fields, args);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
  }
};

function mdxNode(file: FileNode, raw: string): NewNode {
  if (file.sourceInstanceName === 'docs') {
    const fields = docFields(file.absolutePath, raw);
    return { id: `Doc ${fields.file}`, type: 'Doc', fields };
  }
  const fields = pageFields(file.absolutePath, raw);
  return { id: `Page ${fields.path}`, type: 'Page', fields };
}

async function fileNodes(file: FileNode, load: () => Promise<string>): Promise<NewNode[]> {
  if (file.sourceInstanceName === 'tables') return tableNodes(file.base);
  if (file.sourceInstanceName !== 'docs') return [];
  const { file: name, version, name: place } = locateInVersion(file.absolutePath);

  if (file.base === '_category_.yml') {
    const folder = place.split('/').slice(0, -1).join('/');
    const data = parseYaml(await load(), categorySchema, name);
    return [{ id: `DocCategory ${name}`, type: 'DocCategory', fields: { ...data, folder, version: version.name } }];
  }
  const exampleId = exampleIdOf(name);
  if (exampleId !== undefined) {
    const code = (await load()).trimEnd();
    return [{ id: exampleNodeId(exampleId), type: 'DocExample', fields: { exampleId, version: version.name, code } }];
  }
  return [];
}

const libraryNodes = (): Promise<NewNode[]> =>
  Promise.all(
    readLibraries().map(async (library, position) => ({
      id: `Library ${library.name}`,
      type: 'Library',
      fields: { ...library, position, ...(await libraryFields(library.name)) },
    })),
  );

const redirectNodes = (): NewNode[] =>
  readRedirects().map((redirect) => ({ id: `Redirect ${redirect.from}`, type: 'Redirect', fields: redirect }));

/**
 * The nodes that a table of `content/` is made into: one for each entry. None for a table that is not known by nodes.
 *
 * @param name of its file
 * @throws ContentError when the table is not as expected
 */
async function tableNodes(name: string): Promise<NewNode[]> {
  if (name === 'libraries.yml') return libraryNodes();
  return name === 'redirects.yml' ? redirectNodes() : [];
}
