import { readTheme } from '../core/theme';
import { DEFAULT_LIBRARY } from '../libraries/defaultLibrary';
import { themeCss } from './themeCss';

const STAGE = `[data-library='${DEFAULT_LIBRARY}']`;

/** Gives the default look of the demo a theme, where the browser can; returns what takes it away. */
export function applyTheme(theme: string): () => void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(readTheme(theme)).replace(/[^{}]+(?=\{)/g, scoped));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

const scoped = (selectors: string): string =>
  selectors
    .split(',')
    .map((selector) => `${STAGE} ${selector.trim()}`)
    .join(', ');
