import { graphql, useStaticQuery } from 'gatsby';

export interface SiteLink {
  label: string;
  to: string;
}

export interface Site {
  title: string;
  tagline: string;
  description: string;
  siteUrl: string;
  links: { repository: string; chat: string; package: string };
  announcement: { id: string; text: string; link: SiteLink | null } | null;
  footer: { title: string; links: SiteLink[] }[];
  /** Newest first. */
  versions: { name: string; label: string; path: string; isLast: boolean; mainDocId: string }[];
}

interface Query {
  site: { siteMetadata: Omit<Site, 'versions'> };
  allDocsVersion: { nodes: Site['versions'] };
}

/** The site's title, links and versions, as content/site.yml and content/versions.yml give them. */
export function useSite(): Site {
  const { site, allDocsVersion } = useStaticQuery<Query>(graphql`
    query Site {
      site {
        siteMetadata {
          title
          tagline
          description
          siteUrl
          links {
            repository
            chat
            package
          }
          announcement {
            id
            text
            link {
              label
              to
            }
          }
          footer {
            title
            links {
              label
              to
            }
          }
        }
      }
      allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          path
          isLast
          mainDocId
        }
      }
    }
  `);
  return { ...site.siteMetadata, versions: allDocsVersion.nodes };
}
