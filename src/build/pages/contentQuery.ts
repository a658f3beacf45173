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
        anchors
        links
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
        anchors
        links
      }
    }
    allLibrary {
      nodes {
        name
        path
      }
    }
    allRedirect {
      nodes {
        from
        to
      }
    }
  }
`;

interface Linked {
  path: string;
  file: string;
  anchors: string[];
  links: string[];
}

interface OfVersion {
  version: { name: string };
}

export interface ContentQuery {
  allDoc: {
    nodes: (Linked &
      OfVersion & {
        id: string;
        docId: string;
        description: string;
        sidebarLabel: string;
        sidebarPosition: number;
      })[];
  };
  allDocCategory: {
    nodes: (OfVersion & { folder: string; label: string; description: string; position: number })[];
  };
  allPage: { nodes: (Linked & { id: string })[] };
  allLibrary: { nodes: { name: string; path: string }[] };
  allRedirect: { nodes: { from: string; to: string }[] };
  /** From versions.yml. */
  twins: string[][];
}
