import type { GatsbyCache, GatsbyNode, Node } from 'gatsby';
import { ContentError } from '../ContentError';
import { categorySchema } from '../content/schemas';
import { parseYaml } from '../content/parseYaml';
import { exampleIdOf } from '../../shared/exampleFile';
import { addChild, type NewNode } from './addChild';
import { docFields, locateInVersion, pageFields } from './pageFields';
import { readLibraries, readRedirects } from '../content/readContent';
import { IMAGE_FILE, publishImage } from '../images/contentImage';
import { projectPath } from '../paths';
import { libraryFields } from './libraryFields';

interface FileNode extends Node {
  absolutePath: string;
  base: string;
  sourceInstanceName: string;
}

/** Node of the page in this file, relative to the project. */
export const docNodeId = (file: string) => `Doc ${file}`;

/** Node of the live example with this id, such as `5/intro/fields`, or of a file that one imports, `5/intro/look.css`. */
export const exampleNodeId = (exampleId: string) => `DocExample ${exampleId}`;

export const imageNodeId = (file: string) => `ContentImage ${file}`;

/** Makes Doc, Page, DocCategory, DocExample, Library, Redirect and ContentImage nodes out of the files of `content/` and `static/`. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent, cache } = args;
  const isMdx = node.internal.type === 'Mdx';
  const file = (isMdx ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (!file || file.internal.type !== 'File') return;

  const load = () => loadNodeContent(file);
  const create = async () => (isMdx ? [mdxNode(file, await load())] : fileNodes(file, load));
  const nodes = await orLast(file.absolutePath, create, cache);
  for (const fields of nodes) addChild(node, fields, args);
};

/** What may be invalid: a page has other fields then, and the code of an example is not read. */
const KEPT = new Set(['Library', 'Redirect', 'DocCategory', 'ContentImage']);

/**
 * The nodes of a file; while it is invalid, which `checkContent` reports, those from before. They are in the cache,
 * because Gatsby does not create nodes again for a file that is the same as at the last start.
 */
async function orLast(path: string, create: () => Promise<NewNode[]>, cache: GatsbyCache): Promise<NewNode[]> {
  const key = `nodes ${path}`;
  try {
    const nodes = await create();
    if (nodes.some(({ type }) => KEPT.has(type))) await cache.set(key, nodes);
    return nodes;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return ((await cache.get(key)) as NewNode[] | undefined) ?? [];
  }
}

/** While front matter is invalid, its page has other fields, but its own text. */
function mdxNode({ absolutePath, sourceInstanceName }: FileNode, raw: string): NewNode {
  const ignore = () => undefined;
  if (sourceInstanceName !== 'docs') {
    const fields = pageFields(absolutePath, raw, ignore);
    return { id: `Page ${fields.path}`, type: 'Page', fields };
  }
  const fields = docFields(absolutePath, raw, ignore);
  return { id: docNodeId(fields.file), type: 'Doc', fields };
}

async function fileNodes(file: FileNode, load: () => Promise<string>): Promise<NewNode[]> {
  if (IMAGE_FILE.test(file.base) && !file.absolutePath.includes('/_examples/')) {
    const image = await publishImage(projectPath(file.absolutePath));
    return [{ id: imageNodeId(image.file), type: 'ContentImage', fields: image }];
  }
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
