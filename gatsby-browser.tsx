import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import type { Renderer } from 'react-dom';
import { SiteLayout } from './src/layout/SiteLayout';
import { sendPageView, startAnalytics } from './src/runtime/analytics';
import { colorBrowserBar } from './src/runtime/browserBar';
import { followColorMode } from './src/runtime/colorMode';
import { focusPage } from './src/runtime/focus';
import { keepPageOnFailedChunk, prefetchOnlyPageData, replaceRouterFocus } from './src/runtime/gatsbyInternals';
import { hydrate } from './src/runtime/hydrate';
import { keepNumbersFromWheel } from './src/runtime/numberFields';
import { pageLoaded, reportFailedStart } from './src/runtime/pageLoaded';
import { notifyPageShown, watchHistory } from './src/runtime/router';
import { keepHashTarget, keepScroll, scrollToHistoryEntry } from './src/runtime/scroll';
import { closeOverlays } from './src/ui/Popover';
import './src/theme/global.css';

// Registered at module load because these listeners must run before Gatsby's own.
watchHistory();
keepPageOnFailedChunk();

// Gatsby awaits this promise, so page data and hydration wait until the page has loaded.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    void import('./src/runtime/contentMistakes').then(({ showContentMistakes }) => showContentMistakes());
  }
  prefetchOnlyPageData();
  followColorMode();
  colorBrowserBar();
  await pageLoaded();
  startAnalytics();
  void reportFailedStart();
};

const hydratePage = (element: ReactNode, container: Element) =>
  hydrate(element, container, { onRecoverableError: keepHashTarget() });

// Gatsby's type is React 17's; Gatsby calls it with an element and its container.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydratePage as unknown as Renderer;

// `data-hydrated` signals to tests and CSS that React runs the page.
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  keepScroll();
  keepNumbersFromWheel();
  replaceRouterFocus(focusPage);
  // At once: the next page may take a while, and the router's event for it must not close what is opened meanwhile.
  window.addEventListener('popstate', ({ isTrusted }) => isTrusted && closeOverlays(), true);
  document.documentElement.dataset.hydrated = '';
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  notifyPageShown(location);
  if (prevLocation) scrollToHistoryEntry(location, prevLocation);
  void sendPageView(location, prevLocation);
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteLayout page={props}>{element}</SiteLayout>
);
