import { subscribeColorMode } from './colorMode';

/** Colors the browser's bar for the mode of the page; the static page knows only the system's. */
export function colorBrowserBar(): void {
  const paint = () => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = backgroundColor;
  };
  paint();
  subscribeColorMode(paint);
}
