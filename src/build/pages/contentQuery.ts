/** What the creation of pages asks of the GraphQL layer. */
export const CONTENT_QUERY = /* GraphQL */ `
  query Content($drafts: [Boolean!]!) {
    allDoc(filter: { draft: { in: $drafts } }) {
      nodes {
        id
        docId
        version {
          name
        }
        path
        description
        sidebarLabel
        sidebarPosition
        file
      }
    }
    allDocCategory {
      nodes {
        folder
        version {
          name
        }
        label
        description
        position
      }
    }
    allPage {
      nodes {
        id
        path
        file
      }
    }
    allLibrary {
      nodes {
        name
        path
      }
    }
  }
`;

interface OfVersion {
  version: { name: string };
}

export interface ContentQuery {
  allDoc: {
    nodes: (OfVersion & {
      id: string;
      docId: string;
      path: string;
      file: string;
      description: string;
      sidebarLabel: string;
      sidebarPosition: number;
    })[];
  };
  allDocCategory: {
    nodes: (OfVersion & { folder: string; label: string; description: string; position: number })[];
  };
  allPage: { nodes: { id: string; path: string; file: string }[] };
  allLibrary: { nodes: { name: string; path: string }[] };
  /** From versions.yml. */
  twins: string[][];
}
