import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { applyPageStylesheets, pageStylesheet } from '../runtime/pageStylesheets';
import type { DocsContext } from '../shared/navigation/pageContext';
import { pageTitle, versionEnding } from '../shared/navigation/pageTitle';
import { socialImagePath } from '../shared/navigation/socialImagePath';
import { structuredText, type StructuredData } from './structuredData';
import { useSite } from '../runtime/useSite';

const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

interface PageHeadProps {
  /** Absent on the home page. */
  title?: string;
  description: string;
  /** Canonical path; absent for pages that search engines should not index. */
  canonical?: string | null;
  /** Path of the page whose social image this page uses; default: the home page. */
  picture?: string;
  stylesheets?: readonly string[];
  version?: DocsContext['version'];
  markdown?: string;
  /** Path of a feed. */
  feed?: string;
  /** Builds JSON-LD from the site title and a function that makes a path an absolute URL. */
  structuredData?: (site: string, addressOf: (path: string) => string) => StructuredData[];
}

export function PageHead({
  title,
  description,
  canonical,
  picture = '/',
  stylesheets = [],
  version,
  markdown,
  feed,
  structuredData,
}: PageHeadProps) {
  const site = useSite();
  const { announcement } = site;
  const fullTitle = pageTitle(site.title, title, version);
  const fullDescription = `${description}${versionEnding(version)}`;
  const addressOf = (path: string) => `${site.siteUrl}${withPrefix(path)}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={fullDescription} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={fullDescription} />
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
      {feed && <link rel="alternate" type="application/atom+xml" href={withPrefix(feed)} />}
      <link rel="search" type={OPEN_SEARCH_TYPE} title={site.title} href={withPrefix('/opensearch.xml')} />
      {announcement && <style>{`[data-closed="${announcement.id}"] [aria-label="Announcement"]{display:none}`}</style>}
      <PageStylesheets hrefs={stylesheets.map((href) => withPrefix(href))} />
      {structuredData && (
        <script type="application/ld+json">{structuredText(structuredData(site.title, addressOf))}</script>
      )}
    </>
  );
}

/** Rendered in static HTML; in browsers an effect manages the links in the head. */
function PageStylesheets({ hrefs }: { hrefs: readonly string[] }) {
  useEffect(() => applyPageStylesheets(hrefs));
  return typeof window === 'undefined' ? hrefs.map((href) => <link key={href} {...pageStylesheet(href)} />) : null;
}
