import { withPrefix, type GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { SiteLayout } from './src/layout/SiteLayout';
import { withoutAnalyticsPreconnect, withInertAnalytics } from './src/runtime/analyticsTag';
import { colors, HEADING_FONT } from './src/shared/theme/tokens';
import { fontCss, tokensCss } from './src/shared/theme/tokensCss';

const TOKENS_KEY = 'tokens';

/** Key of Gatsby's script that sets the page path; src/gatsby/output/finishHtml.ts replaces that script. */
const PAGE_PATH_KEY = 'script-loader';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const font = withPrefix(HEADING_FONT);
  setHtmlAttributes({ lang: 'en', dir: 'ltr' });
  setHeadComponents([
    <script
      key="head-script"
      data-search={withPrefix('/search')}
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.head }}
    />,
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />,
    <link key="small-icon" rel="icon" sizes="32x32" href={withPrefix('/favicon.ico')} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    ...(['light', 'dark'] as const).map((mode) => (
      <meta
        key={`${mode}-bar`}
        name="theme-color"
        media={`(prefers-color-scheme: ${mode})`}
        content={colors[mode].background}
      />
    )),
    <style key={TOKENS_KEY} dangerouslySetInnerHTML={{ __html: tokensCss() + fontCss(font) }} />,
  ]);
  // For tools that read the text of a page, and not its head. No link: the first one must lead to the main content.
  setPreBodyComponents([
    <p key="markdown" hidden>
      The Markdown of a page is at its address with .md, all pages in {withPrefix('/llms.txt')}.
    </p>,
  ]);
};

// The tokens declare the order of the cascade layers, so they must precede the style sheets that Gatsby puts first.
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const components = withoutAnalyticsPreconnect(page.getHeadComponents() as ReactElement[]);
  const isTokens = ({ key }: ReactElement) => key === TOKENS_KEY;
  page.replaceHeadComponents([
    ...components.filter(isTokens),
    ...components.filter((component) => !isTokens(component)),
  ]);
  const scripts = (page.getPostBodyComponents() as ReactElement[]).filter(({ key }) => key !== PAGE_PATH_KEY);
  page.replacePostBodyComponents(withInertAnalytics(scripts));
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <SiteLayout page={props}>{element}</SiteLayout>
);
