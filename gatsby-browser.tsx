import type { GatsbyBrowser } from 'gatsby';
import { SiteLayout } from './src/layout/SiteLayout';
import { followColorMode } from './src/runtime/colorMode';
import { loadChunkMap } from './src/runtime/loadChunkMap';
import { pageLoaded } from './src/runtime/pageLoaded';
import './src/theme/global.css';

type LayoutProps = Parameters<typeof SiteLayout>[0]['page'];

// Gatsby waits for the promise: the page's data and React's work come after everything that the reader sees first.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  followColorMode();
  await pageLoaded();
  await loadChunkMap();
};

// Tells tests, and whoever looks, that React runs the page.
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.hydrated = '';
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteLayout page={props as LayoutProps}>{element}</SiteLayout>
);
