/** Types of everything outside the documentation. */
export const SITE_SCHEMA = /* GraphQL */ `
  "A stand-alone page, from content/pages."
  type Page implements Node @dontInfer {
    "Where it is served."
    path: String!
    "Its heading."
    title: String!
    "One plain sentence, for search engines."
    description: String!
    "Its file, relative to the project."
    file: String!
    "Its text, compiled."
    content: PageContent!
  }

  "An image next to a page, or of static/."
  type ContentImage implements Node @dontInfer {
    "Relative to the project."
    file: String!
    "Its own width in px."
    width: Int!
    "Its own height in px."
    height: Int!
    "Where it is served; its smaller variants are next to it."
    src: String!
  }

  "A UI library that has a demo, from content/libraries.yml."
  type Library implements Node @dontInfer {
    "Its folder in src/demo/libraries."
    name: String!
    "Place in the menu of demos, counted from 0."
    position: Int!
    "Where its demo is served."
    path: String!
    "What the menu of demos calls it."
    label: String!
    "The heading of its demo."
    title: String!
    "One plain sentence, for search engines."
    description: String!
    "Addresses of its style sheets, confined to the demo."
    stylesheets: [String!]!
    "What an app needs of npm besides React and the query builder."
    packages: [LibraryPackage!]!
    "What an app with it costs."
    facts: LibraryFacts!
  }

  "What an app with a library costs, measured and read from what is installed."
  type LibraryFacts @dontInfer {
    "Least that an app with its controls downloads, compressed."
    bytes: Int!
    "The same for an app with the default look."
    bytesOfDefault: Int!
    "The query builder, and what else an app needs of npm besides React."
    packages: [PackageFacts!]!
  }

  "What the manifest of a package says."
  type PackageFacts @dontInfer {
    "As npm knows it."
    name: String!
    "The version that is installed."
    version: String!
    "By its SPDX identifier; empty where the manifest names none."
    licence: String!
    "Versions of React that it allows; empty if it does not use React."
    react: String!
  }

  "A package that an app with this library needs."
  type LibraryPackage @dontInfer {
    "As npm knows it."
    name: String!
    "The version that is installed, and runs in the demo."
    version: String!
  }

  "An old path and where it leads, from content/redirects.yml; those of front matter are in Doc.redirectFrom."
  type Redirect implements Node @dontInfer {
    "The old path."
    from: String!
    "The path that it leads to."
    to: String!
    "Its line in that file."
    line: Int!
  }

  "Internal: what gatsby-plugin-mdx makes of front matter."
  type MdxFrontmatter @dontInfer {
    "Of the page."
    title: String
    "Of the page."
    description: String
  }

  "Internal: the text of a page, as gatsby-plugin-mdx reads it."
  type Mdx implements Node @dontInfer {
    "The text below the front matter."
    body: String
    "What gatsby-plugin-mdx reads of it."
    frontmatter: MdxFrontmatter
  }

  type Site implements Node @dontInfer {
    "What all pages share."
    siteMetadata: SiteMetadata!
  }

  "From content/site.yml and the environment."
  type SiteMetadata @dontInfer {
    "What titles of pages end with."
    title: String!
    "What the home page says below it."
    tagline: String!
    "One plain sentence, for search engines."
    description: String!
    "The origin of the deploy."
    siteUrl: String!
    "Addresses of the project elsewhere."
    links: SiteLinks!
    "What the bar at the top of all pages says, if there is one."
    announcement: SiteAnnouncement
    "What can be asked about a page."
    assistants: [SiteLink!]!
    "Its columns, from the left."
    footer: [SiteFooterColumn!]!
  }

  "Addresses of the project elsewhere."
  type SiteLinks @dontInfer {
    "Where its code is."
    repository: String!
    "Where people talk about it."
    chat: String!
  }

  "The bar at the top of all pages."
  type SiteAnnouncement @dontInfer {
    "Another one shows it again to those who closed it."
    id: String!
    "What it says."
    text: String!
    "Where to read more."
    link: SiteLink
  }

  "A column of the footer."
  type SiteFooterColumn @dontInfer {
    "Above its links."
    title: String!
    "From the top."
    links: [SiteLink!]!
  }

  "A link of the footer, of the announcement or to an assistant."
  type SiteLink @dontInfer {
    "What a reader sees."
    label: String!
    "A path, or an address elsewhere; of an assistant, with {prompt} where the question goes."
    to: String!
  }
`;
