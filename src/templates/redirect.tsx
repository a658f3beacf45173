import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { TextPage } from '../layout/TextPage';
import { pageTitle } from '../navigation/pageTitle';
import { redirectScript } from '../runtime/inlineScripts';
import { useRedirect } from '../runtime/useRedirect';

interface RedirectContext {
  to: string;
}

interface RedirectQuery {
  site: { siteMetadata: { title: string; siteUrl: string } };
}

const TITLE = 'This page has moved';

/** A file, unlike a page, is no place for the site to go to by itself. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** An old path, for hosts that do not know the table of redirects: leads on, search and hash kept. */
export default function RedirectTemplate({ pageContext: { to } }: PageProps<RedirectQuery, RedirectContext>) {
  useRedirect(isFile(to) ? null : to);
  return (
    <TextPage title={TITLE}>
      <p>
        It is now at <a href={withPrefix(to)}>{to}</a>.
      </p>
    </TextPage>
  );
}

export function Head({ data: { site }, pageContext: { to } }: HeadProps<RedirectQuery, RedirectContext>) {
  const target = withPrefix(to);
  return (
    <>
      <title>{pageTitle(site.siteMetadata.title, TITLE)}</title>
      <meta name="description" content={`This page has moved to ${to}.`} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={`${site.siteMetadata.siteUrl}${target}`} />
      {/* In the static page alone: a reader who comes by a link of the site is led on by the page itself. */}
      {typeof window === 'undefined' && (
        <>
          {!isFile(to) && <script data-to={target} dangerouslySetInnerHTML={{ __html: redirectScript() }} />}
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </>
      )}
    </>
  );
}

export const query = graphql`
  query Redirect {
    site {
      siteMetadata {
        title
        siteUrl
      }
    }
  }
`;
