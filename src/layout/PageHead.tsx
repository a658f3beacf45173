import { withPrefix } from 'gatsby';
import type { DocsContext } from '../navigation/pageContext';
import { pageTitle } from '../navigation/pageTitle';
import { socialImagePath } from '../navigation/socialImagePath';
import { PageStylesheets } from './PageStylesheets';
import { structuredText, type StructuredData } from './structuredData';

const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

interface PageHeadProps {
  site: { title: string; siteUrl: string };
  /** Title of the page; none on the home page. */
  title?: string;
  description: string;
  /** Path that search engines should know the page by; none for a page that they should leave out. */
  canonical?: string;
  /** Path of the page whose picture stands for it where its address is shared; the home page unless it says so. */
  picture?: string;
  /** Style sheets that only this page needs. */
  stylesheets?: readonly string[];
  /** Version of the documentation that the page is of. */
  version?: DocsContext['version'];
  /** Path of the page's text as markdown. */
  markdown?: string;
  /** What search engines are told about it, given what makes a path a full address. */
  structuredData?: (addressOf: (path: string) => string) => StructuredData[];
}

/** What a page tells browsers, search engines and those who show a link to it about itself. */
export function PageHead({
  site,
  title,
  description,
  canonical,
  picture = '/',
  stylesheets = [],
  version,
  markdown,
  structuredData,
}: PageHeadProps) {
  const fullTitle = pageTitle(site.title, title, version);
  const addressOf = (path: string) => `${site.siteUrl}${withPrefix(path)}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={version ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:image" content={addressOf(socialImagePath(picture))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {canonical ? <link rel="canonical" href={addressOf(canonical)} /> : <meta name="robots" content="noindex" />}
      {canonical && <meta property="og:url" content={addressOf(canonical)} />}
      <meta name="docsearch:language" content="en" />
      {version && <meta name="docsearch:version" content={version.name} />}
      {markdown && <link rel="alternate" type="text/markdown" href={withPrefix(markdown)} />}
      <link rel="search" type={OPEN_SEARCH_TYPE} title={site.title} href={withPrefix('/opensearch.xml')} />
      <PageStylesheets hrefs={stylesheets.map((href) => withPrefix(href))} />
      {structuredData && <script type="application/ld+json">{structuredText(structuredData(addressOf))}</script>}
    </>
  );
}
