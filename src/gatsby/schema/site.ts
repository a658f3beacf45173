export const SITE_SCHEMA = /* GraphQL */ `
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
