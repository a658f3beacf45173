/** The versions of the documentation with their pages, folders and examples. */
export const DOCS = /* GraphQL */ `
  "A version of the documentation, from content/versions.yml."
  type DocsVersion implements Node @dontInfer {
    "Its folder under content/docs, such as 5 or next."
    name: String!
    "What a reader sees, such as v5.x."
    label: String!
    "Its place in the list, newest first, from 0."
    position: Int!
    "Whether it is the latest, whose paths have no segment for the version."
    isLast: Boolean!
    "Where its paths begin, such as /docs/4."
    path: String!
    "What its pages say at their top; null for the latest."
    banner: String
    "Address of the library's own style sheet, confined to this version."
    stylesheet: String!
    "Its first page, to which its label leads."
    mainDocId: String!
    "Its pages, in the order of the sidebar; those that are drafts only while you develop."
    docs: [DocsVersionDoc!]!
    "Pages that show only while you develop."
    draftIds: [String!]!
    "Its one sidebar, as a tree of labels and paths."
    sidebars: JSON!
  }

  "A page as its version lists it."
  type DocsVersionDoc {
    id: String!
    path: String!
    sidebar: String!
  }

  "A page of the documentation."
  type Doc implements Node @dontInfer {
    "Name in its version, such as api/export."
    docId: String!
    version: DocsVersion! @link(by: "name")
    "Where it is served, without a slash at the end."
    path: String!
    title: String!
    "One plain sentence, for cards and search engines."
    description: String!
    sidebarLabel: String!
    "Order among its siblings."
    sidebarPosition: Float!
    hideTableOfContents: Boolean!
    draft: Boolean!
    "Its file, relative to the project."
    file: String!
    "Headings of level 2 and 3: id, level and label."
    headings: JSON!
    "Its text as data: see src/document/types.ts."
    document: JSON!
    "Its text in markdown, with whole addresses."
    markdown: String!
    "Ids that a link to this page may name."
    anchors: [String!]!
    "Its links as written, each with where it leads."
    links: JSON!
    "Live examples in it, such as 5/intro/fields."
    examples: [String!]!
  }

  "What the pages of a version are compiled of beside their own text: they are made anew when it changes."
  type DocsShared implements Node @dontInfer {
    version: DocsVersion! @link(by: "name")
    "Changes with what the packages of the versions declare."
    apis: String!
    "Folders with a category, and the id of each."
    categories: JSON!
    "Names of the library, and where a page documents each."
    places: JSON!
  }

  "A sidebar as the pages of one category show it; those of a small version share one."
  type DocsSidebar implements Node @dontInfer {
    entries: JSON!
  }

  "A folder of the documentation, from its _category_.yml."
  type DocCategory implements Node @dontInfer {
    "Path below the version, such as api."
    folder: String!
    version: DocsVersion! @link(by: "name")
    label: String!
    description: String!
    position: Float!
  }

  "A file under _examples: a live example, or what one imports."
  type DocExample implements Node @dontInfer {
    "Version and name, such as 5/intro/fields; of what is no .tsx, with its ending."
    exampleId: String!
    version: DocsVersion! @link(by: "name")
    code: String!
    "The code, highlighted."
    html: String!
  }
`;
