import type { Node } from 'gatsby';
import { buildSidebar, type SourceCategory } from '../navigation/buildSidebar';
import type { SidebarItem } from '../navigation/types';
import type { DocFields } from './nodes/docFields';

/** The part of Gatsby's node model that is used here. */
export interface NodeModel {
  getNodeById<T extends Node>(args: { id: string }): T | undefined;
  findAll<T>(args: { type: string; query?: object }): Promise<{ entries: Iterable<T> }>;
}

type DocNode = Node & DocFields;
type CategoryNode = Node & SourceCategory & { version: string };

/** The pages and folders of one version. */
export interface VersionDocs {
  published: DocFields[];
  drafts: DocFields[];
  categories: SourceCategory[];
}

const showDrafts = process.env.NODE_ENV !== 'production';

/** Reads the pages and folders of a version; while you develop, drafts count as published. */
export async function readDocs(nodeModel: NodeModel, version: string): Promise<VersionDocs> {
  const filter = { version: { name: { eq: version } } };
  const docs = [...(await nodeModel.findAll<DocNode>({ type: 'Doc', query: { filter } })).entries];
  const categories = [...(await nodeModel.findAll<CategoryNode>({ type: 'DocCategory', query: { filter } })).entries];
  return {
    published: docs.filter(({ draft }) => showDrafts || !draft),
    drafts: docs.filter(({ draft }) => draft),
    categories,
  };
}

/** The sidebar of a version, without the pages that are left out. */
export function sidebarOfVersion({ published, categories }: VersionDocs, versionPath: string): SidebarItem[] {
  const docs = published.map(({ docId, sidebarLabel, sidebarPosition, description }) => ({
    id: docId,
    label: sidebarLabel,
    position: sidebarPosition,
    description,
  }));
  return buildSidebar(docs, categories, versionPath);
}
