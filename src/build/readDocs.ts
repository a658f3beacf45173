import type { BuildArgs } from 'gatsby';
import type { DocumentNode } from '../document/types';
import { docsOf } from '../navigation/sidebar';
import type { SidebarItem } from '../navigation/types';
import { ask } from './ask';

const VERSIONS = /* GraphQL */ `
  query Versions {
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        name
        label
        isLast
        sidebars
      }
    }
  }
`;

const DOC = /* GraphQL */ `
  query ReadDoc($path: String!) {
    doc(path: { eq: $path }) {
      path
      file
      title
      description
      document
      markdown
      anchors
      links
    }
  }
`;

/** A version of the documentation with its pages. */
export interface BuiltVersion {
  name: string;
  label: string;
  isLast: boolean;
  sidebar: SidebarItem[];
}

/** A page of the documentation, with its text as data. */
export interface BuiltDoc {
  path: string;
  file: string;
  title: string;
  description: string;
  document: DocumentNode[];
  /** Its text, in markdown. */
  markdown: string;
  anchors: string[];
  links: Record<string, string>;
}

/** What something is made of that needs every page of the documentation. */
export interface DocReader {
  /** Begins with a version, whose pages follow in the order of its sidebar. */
  begin?(version: BuiltVersion): Promise<void> | void;
  read(doc: BuiltDoc): Promise<void> | void;
  /** Has all pages of the version. */
  end?(version: BuiltVersion): Promise<void> | void;
}

interface VersionsQuery {
  allDocsVersion: { nodes: (Omit<BuiltVersion, 'sidebar'> & { sidebars: { docs: SidebarItem[] } })[] };
}

/**
 * Reads the pages of the documentation once, for all that are given: reading takes as long as what most make of them.
 * One page after another, for the text of thousands would not fit in memory.
 *
 * @throws Error when a page that is listed is not there, or that a reader throws
 */
export async function readDocs(graphql: BuildArgs['graphql'], readers: readonly DocReader[]): Promise<void> {
  const { allDocsVersion } = await ask<VersionsQuery>(graphql, VERSIONS);
  for (const { sidebars, ...rest } of allDocsVersion.nodes) {
    const version = { ...rest, sidebar: sidebars.docs };
    for (const reader of readers) await reader.begin?.(version);
    for (const { path } of docsOf(version.sidebar)) {
      const { doc } = await ask<{ doc: BuiltDoc | null }>(graphql, DOC, { path });
      if (!doc) throw new Error(`${path}: expected a page that is listed to be there`);
      for (const reader of readers) await reader.read(doc);
    }
    for (const reader of readers) await reader.end?.(version);
  }
}
