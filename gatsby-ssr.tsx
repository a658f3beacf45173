import { withPrefix, type GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { SiteLayout } from './src/layout/SiteLayout';
import { colorModeScript, hashGuardScript } from './src/runtime/inlineScripts';
import { HEADING_FONT } from './src/theme/tokens';
import { fontCss, tokensCss } from './src/theme/tokensCss';

type LayoutProps = Parameters<typeof SiteLayout>[0]['page'];

const TOKENS_KEY = 'tokens';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  const font = withPrefix(HEADING_FONT);
  setHtmlAttributes({ lang: 'en', dir: 'ltr' });
  setHeadComponents([
    <script key="hash-guard" dangerouslySetInnerHTML={{ __html: hashGuardScript() }} />,
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript() }} />,
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />,
    <style key={TOKENS_KEY} dangerouslySetInnerHTML={{ __html: tokensCss() + fontCss(font) }} />,
  ]);
};

// The tokens say in which order the cascade layers count, so they come before the style sheets that Gatsby puts first.
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents() as ReactElement[];
  const isTokens = ({ key }: ReactElement) => key === TOKENS_KEY;
  replaceHeadComponents([...components.filter(isTokens), ...components.filter((component) => !isTokens(component))]);
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <SiteLayout page={props as LayoutProps}>{element}</SiteLayout>
);
