import type { GatsbyNode } from 'gatsby';
import { API_SCHEMA } from './api/apiSchema';
import { SITE_SCHEMA } from './siteSchema';

/** Declares all content types, so that missing content is an error instead of a gap in the inferred schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([DOCS_SCHEMA, API_SCHEMA, SITE_SCHEMA]);
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
    "For authors: what its packages export; with a name, only that."
    api(name: String): [ApiSymbol!]!
    "For authors: what its packages add, change and remove since the version before, members included."
    changes: [ApiChange!]!
  }

  "A page as its version lists it."
  type DocsVersionDoc {
    "Its name in the version, such as api/export."
    id: String!
    "Where it is served."
    path: String!
    "The sidebar that it is in."
    sidebar: String!
    "The page itself."
    doc: Doc!
  }

  "A page of the documentation."
  type Doc implements Node @dontInfer {
    "Name in its version, such as api/export."
    docId: String!
    "The version that it is part of."
    version: DocsVersion! @link(by: "name")
    "Where it is served, without a slash at the end."
    path: String!
    "Its heading."
    title: String!
    "One plain sentence, for cards and search engines."
    description: String!
    "What the sidebar calls it."
    sidebarLabel: String!
    "Order among its siblings."
    sidebarPosition: Float!
    "Whether its headings are not listed next to it."
    hideTableOfContents: Boolean!
    "Whether it shows only while you develop."
    draft: Boolean!
    "Whether only links lead to it, and no list nor search."
    unlisted: Boolean!
    "Old paths that lead to it."
    redirectFrom: [String!]!
    "Its file, relative to the project."
    file: String!
    "Names of the library that it documents."
    documents: [String!]!
    "The folder that it is in; null for a page outside folders."
    category: DocCategory
    "Examples that its text shows, live or as code."
    examples: [DocExample!]! @link(by: "exampleId")
    "Its text, compiled."
    content: PageContent!
    "What changed on it since the version before; null where nothing did, or there is no such page."
    changes: DocChanges
  }

  "What changed on a page since the version before: what its text ends with."
  type DocChanges @dontInfer {
    "Label of the version before, such as v4."
    since: String!
    "Names of the library that the page documents, or that it documented in the version before and are gone."
    names: [ApiChange!]!
    "Of members that it documents."
    defaults: [DefaultChange!]!
    "Of samples with the same code."
    outputs: [OutputChange!]!
  }

  "A default that was another in the version before."
  type DefaultChange @dontInfer {
    "The package that exports the symbol."
    package: String!
    "The name whose member it is of."
    symbol: String!
    "The member."
    member: String!
    "As code."
    before: String!
    "As code."
    after: String!
  }

  "A sample that gave something else in the version before."
  type OutputChange @dontInfer {
    "The heading above it; null above the first."
    heading: SampleHeading
    "The sample, on one line, without what it states."
    code: String!
    "What it stated first that differs."
    before: String!
    "What it states instead."
    after: String!
  }

  "A heading above a sample."
  type SampleHeading @dontInfer {
    "What a link to it ends with."
    id: String!
    "Its words."
    text: String!
  }

  "The compiled text of a page."
  type PageContent @dontInfer {
    "The text. Live examples mount in it."
    html: String!
    "Headings of level 2 and 3."
    headings: [PageHeading!]!
    "Live examples in it, such as 5/intro/fields."
    examples: [String!]!
  }

  "A heading, as the list next to the text has it."
  type PageHeading @dontInfer {
    "What a link to it ends with."
    id: String!
    "2 or 3."
    level: Int!
    "What that list shows of it."
    html: String!
    "What the page has it for, from a table that lists headings by purpose."
    purpose: String
  }

  "Internal: where the pages of a version document what, with which each of them is compiled."
  type DocsTargets implements Node @dontInfer {
    "Names the version."
    id: ID!
  }

  "Internal: the pages of a version, which the resolvers of DocsVersion and what follows the build read."
  type DocsTree implements Node @dontInfer {
    "Names the version."
    id: ID!
  }

  "Internal: a sidebar as the pages of one category show it; those of a small version share one."
  type DocsSidebar implements Node @dontInfer {
    "In reading order."
    entries: [DocsSidebarEntry!]!
  }

  "Internal: an entry of such a sidebar."
  type DocsSidebarEntry @dontInfer {
    "What a reader sees."
    label: String!
    "Where it leads."
    path: String!
    "0 at the top; one more than that of the category that holds it."
    depth: Int!
    "New or Updated, for a page of the latest version or of a newer one."
    badge: String
  }

  "A folder of the documentation, from its _category_.yml."
  type DocCategory implements Node @dontInfer {
    "Path below the version, such as api."
    folder: String!
    "The version that it is part of."
    version: DocsVersion! @link(by: "name")
    "What a reader sees."
    label: String!
    "One plain sentence, for its page and its card."
    description: String!
    "Order among its siblings, pages and folders."
    position: Float!
  }

  "A file under _examples: a live example, or what one imports."
  type DocExample implements Node @dontInfer {
    "Version and name, such as 5/intro/fields; of what is no .tsx, with its ending."
    exampleId: String!
    "The version whose packages it runs."
    version: DocsVersion! @link(by: "name")
    "The text of the file."
    code: String!
    "Pages that show it by its name."
    docs: [Doc!]!
    "The code as a sample, highlighted."
    html("Shown above it, where there is one." title: String): String!
  }
`;
