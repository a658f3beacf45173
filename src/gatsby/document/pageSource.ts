import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { Version } from '../../shared/versions/types';
import { equivalentPage } from '../pages/equivalentPage';
import { shortLabel } from '../../shared/versions/versions';
import { apisOf } from '../api/contentApi';
import { documentedNamesInCode } from '../api/symbolLocations';
import { contentVersions, readEquivalents, readRunsOn } from '../content/readContent';
import { exampleSource, type ExampleSource } from './exampleSource';
import type { DocFields, pageFields } from '../nodes/pageFields';
import { readImage, type ContentImage, type FindImage } from '../images/contentImage';
import { docNodeId, exampleNodeId, imageNodeId } from '../nodes/onCreateNode';
import { targetsOf } from '../nodes/versionNodes';
import { bundledBytes } from '../packages/bundledBytes';
import { DOCS_FOLDER } from '../paths';
import type { VersionContext } from './context';
import { resolveLink } from './resolveLink';
import type { PageRuns } from './runsOn';
import type { VersionTargets } from './versionTargets';

export interface PageSource {
  title: string;
  file: string;
  path: string;
  bodyLine: number;
  body: string;
  /** Base of paths in the markdown. */
  site: string;
  /** @throws Error when there is no target */
  resolveLink(target: string): string;
  findImage: FindImage;
  /** Null outside the documentation. */
  context: PageContext | null;
}

/** What a page is compiled with besides its text and examples. */
interface PageContext extends VersionContext {
  /** Hash of what other pages decide. A change of packages, versions or releases empties the cache: see buildState. */
  digest: string;
  findExample(name: string): ExampleSource | undefined;
  /** The text of the page in the version before; null where that has no such page. */
  before: string | null;
}

type OwnSource = Omit<PageSource, 'resolveLink' | 'findImage' | 'context'> & Partial<Pick<PageSource, 'findImage'>>;

/** The source of a page outside the documentation. */
export const standaloneSource = (page: OwnSource): PageSource => ({
  findImage: readImage,
  ...page,
  resolveLink: (to) => to,
  context: null,
});

/** How the text of other pages and the examples are found: in files, or in nodes. */
export interface ContentFinder {
  example(id: string): ExampleSource | undefined;
  /** The text of a page without its front matter. */
  text(version: string, docId: string): string | undefined;
}

export const docSource = (
  { docId, ...page }: OwnSource & { docId: string },
  version: Pick<Version, 'name' | 'label' | 'path'>,
  { locations, categoryIds, digest }: VersionTargets,
  find: ContentFinder,
): PageSource => ({
  findImage: readImage,
  ...page,
  resolveLink: (target) => resolveLink(target, docId, version, locations, categoryIds),
  context: {
    digest,
    api: { ...apisOf(version.name).versionApi, documentedName: documentedNamesInCode(locations) },
    version: version.name,
    bytesOf: (imports) => bundledBytes(imports, join(DOCS_FOLDER, version.name)),
    findExample: (name) => find.example(`${version.name}/${name}`),
    before: textBefore(docId, version, find),
    runs: { docId, label: shortLabel(version.label), ...comparedVersions(version) },
  },
});

/** A version that was just made is in no table yet. */
function comparedVersions({ name }: Pick<Version, 'name'>): Pick<PageRuns, 'labels' | 'table'> {
  const table = readRunsOn(name);
  const others = contentVersions().filter((it) => table.compared.includes(it.name));
  return { table, labels: new Map(others.map((it) => [it.name, shortLabel(it.label)])) };
}

function textBefore(docId: string, { name }: Pick<Version, 'name'>, { text }: ContentFinder): string | null {
  const versions = contentVersions();
  const older = versions[versions.findIndex((it) => it.name === name) + 1];
  if (!older) return null;
  const has = (id: string) => text(older.name, id) !== undefined;
  const id = equivalentPage(docId, { has }, readEquivalents());
  return id === null ? null : (text(older.name, id) ?? null);
}

export type DocNode = Node & DocFields;
export type PageNode = Node & ReturnType<typeof pageFields>;

const isDoc = (node: DocNode | PageNode): node is DocNode => node.internal.type === 'Doc';

/** @param getNode by id; in a resolver, it also records the query's dependencies for Gatsby */
export function sourceOfNode(
  node: DocNode | PageNode,
  getNode: (id: string) => Node | undefined,
  site: string,
): PageSource {
  const { title, file, path, bodyLine } = node;
  const { body } = getNode(node.parent ?? '') as Node & { body: string };
  const findImage: FindImage = (name) =>
    Promise.resolve(getNode(imageNodeId(name)) as (Node & ContentImage) | undefined);
  const page = { title, file, path, bodyLine, body, site, findImage };
  if (!isDoc(node)) return standaloneSource(page);
  const version = contentVersions().find(({ name }) => name === node.version);
  if (!version) throw new Error(`${file}: expected a version of content/versions.yml`);
  const codeOf = (id: string) => (getNode(exampleNodeId(id)) as (Node & { code: string }) | undefined)?.code;
  const textOf = (from: string, docId: string) => {
    const doc = getNode(docNodeId(`content/docs/${from}/${docId}.mdx`));
    return doc ? (getNode(doc.parent ?? '') as Node & { body: string }).body : undefined;
  };
  return docSource({ ...page, docId: node.docId }, version, targetsOf(version.name, getNode), {
    example: (id) => exampleSource(id, codeOf),
    text: textOf,
  });
}
