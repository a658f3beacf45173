import type { GatsbyNode } from 'gatsby';

const SCHEMA = /* GraphQL */ `
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
    "Its first page, on which its label leads."
    mainDocId: String!
    "Its pages, in the order of the sidebar; drafts left out."
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
    "Ids that a link to this page may name."
    anchors: [String!]!
    "Its links as written, each with where it leads."
    links: JSON!
    "Live examples in it, such as 5/intro/fields."
    examples: [String!]!
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

  "A name that a package of a version declares, from the package's type declarations."
  type ApiSymbol implements Node @dontInfer {
    version: DocsVersion! @link(by: "name")
    name: String!
    "The package, such as react-querybuilder."
    package: String!
    "component, hook, function, constant, class, interface, type or namespace."
    kind: String!
    "False for a type that only other declarations name."
    exported: Boolean!
    "The declaration: all overloads of a function."
    signature: String!
    "Types of the same package whose members it also has."
    extends: [String!]!
    "Its own members, or the values of a union of texts."
    members: [ApiMember!]!
    "The version that brought it; null when the oldest documented one had it."
    since: String
    "Whether that is this version."
    isNew: Boolean!
    "What it was before, when this version changed it."
    changed: ApiFormer
    "The next version, when that one no longer has it."
    removedIn: String
  }

  type ApiMember @dontInfer {
    name: String!
    type: String!
    optional: Boolean!
    "As the package declares it; null when it does not."
    default: String
    since: String
    isNew: Boolean!
    changed: ApiFormer
    removedIn: String
  }

  type ApiFormer @dontInfer {
    "The version with the change."
    label: String!
    "The type or the declaration before it."
    before: String!
  }

  "A stand-alone page, from content/pages."
  type Page implements Node @dontInfer {
    path: String!
    title: String!
    description: String!
    file: String!
    document: JSON!
    anchors: [String!]!
    links: JSON!
  }

  "A UI library that has a demo, from content/libraries.yml."
  type Library implements Node @dontInfer {
    name: String!
    "Place in the menu of demos, counted from 0."
    position: Int!
    path: String!
    label: String!
    title: String!
    description: String!
    "Addresses of its style sheets, confined to the demo."
    stylesheets: [String!]!
    "What an app needs of npm besides React and the query builder."
    packages: [LibraryPackage!]!
  }

  type LibraryPackage @dontInfer {
    name: String!
    "The version that is installed, and runs in the demo."
    version: String!
  }

  "An old path and where it leads, from content/redirects.yml."
  type Redirect implements Node @dontInfer {
    from: String!
    to: String!
    "Its line in that file."
    line: Int!
  }

  type MdxFrontmatter @dontInfer {
    title: String
    description: String
  }

  type Mdx implements Node @dontInfer {
    body: String
    frontmatter: MdxFrontmatter
  }

  type Site implements Node {
    siteMetadata: SiteMetadata!
  }

  "From content/site.yml and the environment."
  type SiteMetadata @dontInfer {
    title: String!
    tagline: String!
    description: String!
    siteUrl: String!
    links: SiteLinks!
    announcement: SiteAnnouncement
    footer: [SiteFooterColumn!]!
  }

  type SiteLinks @dontInfer {
    repository: String!
    chat: String!
    package: String!
  }

  type SiteAnnouncement @dontInfer {
    id: String!
    text: String!
    link: SiteLink
  }

  type SiteFooterColumn @dontInfer {
    title: String!
    links: [SiteLink!]!
  }

  type SiteLink @dontInfer {
    label: String!
    to: String!
  }
`;

/** Declares every type of content, so that what is missing is an error and not a gap in the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(SCHEMA);
};
