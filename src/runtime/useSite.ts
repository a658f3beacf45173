import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../shared/required';

export type Site = NonNullable<Queries.SiteQuery['site']>['siteMetadata'] & {
  /** Newest first. */
  versions: Queries.SiteQuery['allDocsVersion']['nodes'];
};

/** Site data from content/site.yml and content/versions.yml. */
export function useSite(): Site {
  const { site, allDocsVersion } = useStaticQuery<Queries.SiteQuery>(graphql`
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
          }
          announcement {
            id
            text
            link {
              label
              to
            }
          }
          assistants {
            label
            to
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
          release
          path
          isLast
          mainDocId
        }
      }
    }
  `);
  return { ...required(site, 'the site').siteMetadata, versions: allDocsVersion.nodes };
}
