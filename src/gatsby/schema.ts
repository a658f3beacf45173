import type { GatsbyNode } from 'gatsby';

/** Declares all content types, so that missing content is an error instead of a gap in the inferred schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([DOCS_SCHEMA, SITE_SCHEMA]);
};

const DOCS_SCHEMA = /* GraphQL */ `
  "A version of the documentation, from content/versions.yml."
  type DocsVersion implements Node @dontInfer {
    "Its folder under content/docs, such as 5 or next."
    name: String!
    "What a reader sees, such as v5.x."
    label: String!
    "Version of the library that it documents, such as 5.4.1."
    release: String!
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
    "For authors: its pages, in the order of the sidebar; those that are drafts only while you develop."
    docs: [DocsVersionDoc!]!
    "For authors: pages that show only while you develop."
    draftIds: [String!]!
    "For authors: its one sidebar, a tree of any depth."
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
    "Names of the library that it documents."
    documents: [String!]!
    "Its text, compiled."
    content: PageContent!
  }

  type PageContent @dontInfer {
    "The text. Live examples mount in it."
    html: String!
    "Headings of level 2 and 3."
    headings: [PageHeading!]!
    "Live examples in it, such as 5/intro/fields."
    examples: [String!]!
  }

  type PageHeading @dontInfer {
    id: String!
    level: Int!
    html: String!
    "What the page has it for, from a table that lists headings by purpose."
    purpose: String
  }

  "What the pages of a version are compiled with, apart from their own text. The resolver of Doc.content reads it."
  type DocsContext implements Node @dontInfer {
    id: ID!
  }

  "The pages of a version, which the resolvers of DocsVersion and what follows the build read."
  type DocsTree implements Node @dontInfer {
    id: ID!
  }

  "A sidebar as the pages of one category show it; those of a small version share one."
  type DocsSidebar implements Node @dontInfer {
    "In reading order."
    entries: [DocsSidebarEntry!]!
  }

  type DocsSidebarEntry @dontInfer {
    label: String!
    path: String!
    "0 at the top; one more than that of the category that holds it."
    depth: Int!
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
    "The code as a sample, highlighted."
    html("Stands above it, where there is one." title: String): String!
  }
`;

const SITE_SCHEMA = /* GraphQL */ `
  "A stand-alone page, from content/pages."
  type Page implements Node @dontInfer {
    path: String!
    title: String!
    description: String!
    file: String!
    "Its text, compiled."
    content: PageContent!
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

  type Site implements Node @dontInfer {
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
