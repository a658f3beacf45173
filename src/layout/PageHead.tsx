import { withPrefix } from 'gatsby';

interface PageHeadProps {
  site: { title: string; siteUrl: string };
  /** Title of the page; none on the home page. */
  title?: string;
  description: string;
  /** Path that search engines should know the page by; none for a page that they should leave out. */
  canonical?: string;
  /** Style sheets that only this page needs. */
  stylesheets?: readonly string[];
  /** Version of the documentation that the page is of. */
  version?: string;
  /** Path of the page's text as markdown. */
  markdown?: string;
}

/** What a page tells browsers and search engines about itself. */
export function PageHead({ site, title, description, canonical, stylesheets = [], version, markdown }: PageHeadProps) {
  const fullTitle = title ? `${title} | ${site.title}` : site.title;
  const address = canonical && `${site.siteUrl}${withPrefix(canonical)}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address && <meta property="og:url" content={address} />}
      <meta name="docsearch:language" content="en" />
      {version && <meta name="docsearch:version" content={version} />}
      {markdown && <link rel="alternate" type="text/markdown" href={withPrefix(markdown)} />}
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={withPrefix(href)} />
      ))}
    </>
  );
}
