import type { GatsbyBrowser } from 'gatsby';
import type { Renderer } from 'react-dom';
import { SiteLayout } from './src/layout/SiteLayout';
import { sendPageView, startAnalytics } from './src/runtime/analytics';
import { followColorMode } from './src/runtime/colorMode';
import { focusHeadings } from './src/runtime/focusPage';
import { unfold } from './src/runtime/fold';
import { hydrate } from './src/runtime/hydrate';
import { readyPage } from './src/runtime/prefetch';
import { loadChunkMap } from './src/runtime/loadChunkMap';
import { keepPageOnFailedPart, pageShown, watchHistory, watchLinks } from './src/runtime/router';
import { pageLoaded } from './src/runtime/pageLoaded';
import { keepScroll, scrollPage } from './src/runtime/scroll';
import { watchStart } from './src/runtime/watchStart';
import './src/theme/global.css';
import './src/theme/startFailure.css';

type LayoutProps = Parameters<typeof SiteLayout>[0]['page'];

// This file comes before Gatsby's own listeners, which these have to be called before.
watchHistory();
keepPageOnFailedPart();

// Gatsby waits for the promise: the page's data and React's work come after everything that the reader sees first.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  followColorMode();
  watchLinks();
  await pageLoaded();
  await loadChunkMap();
  startAnalytics();
  void watchStart();
};

export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = ({ pathname }) => readyPage(pathname);

// Gatsby's type is that of React 17; it calls it with an element and its container.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate as unknown as Renderer;

// Tells tests, and whoever looks, that React runs the page.
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  keepScroll();
  focusHeadings();
  unfold();
  document.documentElement.dataset.hydrated = '';
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  pageShown(location);
  if (prevLocation) scrollPage(location, prevLocation);
  void sendPageView(location, prevLocation);
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteLayout page={props as LayoutProps}>{element}</SiteLayout>
);
