import { withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { TextPage } from '../ui/TextPage';
import { useSite } from '../runtime/useSite';
import { pageTitle } from '../shared/navigation/pageTitle';
import { isFilePath } from '../shared/navigation/sitePath';
import { useRedirect } from '../runtime/useRedirect';

interface RedirectContext {
  to: string;
}

const TITLE = 'This page has moved';

/** An old path, for hosts that do not support the table of redirects. Keeps search and hash. */
export default function RedirectTemplate({ pageContext: { to } }: PageProps<object, RedirectContext>) {
  // The client-side redirect opens pages only.
  useRedirect(isFilePath(to) ? null : to);
  return (
    <TextPage title={TITLE}>
      <p>
        It is now at <a href={withPrefix(to)}>{to}</a>.
      </p>
    </TextPage>
  );
}

export function Head({ pageContext: { to } }: HeadProps<object, RedirectContext>) {
  const { title, siteUrl } = useSite();
  const target = withPrefix(to);
  return (
    <>
      <title>{pageTitle(title, TITLE)}</title>
      <meta name="description" content={`This page has moved to ${to}.`} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={`${siteUrl}${target}`} />
      {/* Only in the static page; after client-side navigation `useRedirect` does it. */}
      {typeof window === 'undefined' && (
        <>
          {!isFilePath(to) && <script data-to={target} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.redirect }} />}
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </>
      )}
    </>
  );
}
