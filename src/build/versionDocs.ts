import type { Node } from 'gatsby';
import type { SourceCategory } from '../navigation/buildSidebar';
import { docsOf } from '../navigation/sidebar';
import type { SidebarDoc, SidebarItem } from '../navigation/types';
import type { Version } from '../versions/types';
import { isShown } from './isShown';
import type { DocFields } from './nodes/docFields';
import { versionSidebar } from './versionSidebar';

/** The part of Gatsby's node model that is used here. */
export interface NodeModel {
  getNodeById<T extends Node>(args: { id: string }): T | undefined;
  findAll<T>(args: { type: string; query?: object }): Promise<{ entries: Iterable<T> }>;
}

type DocNode = Node & DocFields;
type CategoryNode = Node & SourceCategory & { version: string };

/** What a version holds. */
export interface VersionDocs {
  sidebar: SidebarItem[];
  /** Its pages in reading order; while you develop, with the drafts. */
  docs: SidebarDoc[];
  draftIds: string[];
}

/** Reads the pages and folders of a version. */
export async function readVersionDocs(
  nodeModel: NodeModel,
  version: Pick<Version, 'name' | 'path'>,
): Promise<VersionDocs> {
  const query = { filter: { version: { name: { eq: version.name } } } };
  const docs = [...(await nodeModel.findAll<DocNode>({ type: 'Doc', query })).entries];
  const categories = [...(await nodeModel.findAll<CategoryNode>({ type: 'DocCategory', query })).entries];
  const sidebar = versionSidebar(docs.filter(isShown), categories, version);
  return { sidebar, docs: docsOf(sidebar), draftIds: docs.filter(({ draft }) => draft).map(({ docId }) => docId) };
}
