import { expectSoon } from './until';
import type { Visitor } from './visitor';

/** The text of the first element that a selector names, as it stands in the document; null where there is none. */
export const text = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelector(css)?.textContent ?? null, selector);

export const count = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelectorAll(css).length, selector);

export const attribute = (visitor: Visitor, selector: string, name: string) =>
  visitor.evaluate((css, key) => document.querySelector(css)?.getAttribute(key) ?? null, selector, name);

/** How the first element that a selector names is drawn, by a property of CSS. */
export const style = (visitor: Visitor, selector: string, property: string) =>
  visitor.evaluate(
    (css, name) => getComputedStyle(document.querySelector(css)!).getPropertyValue(name),
    selector,
    property,
  );

/** The address of the page, from its path on. */
export const address = (visitor: Visitor) => visitor.evaluate(() => location.href.slice(location.origin.length));

/** Whether the first element that a selector names has the focus. */
export const isFocused = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.activeElement === document.querySelector(css), selector);

/** Opens a page and waits until React runs it. */
export async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await hydrated(visitor);
}

/** Waits until React runs a page. */
export const hydrated = (visitor: Visitor) =>
  expectSoon('Running elements', () => count(visitor, 'html[data-hydrated]'), 1);

/** Clicks the first element that a selector names, once it shows and is not disabled. */
export async function click(visitor: Visitor, selector: string): Promise<void> {
  const isReady = (css: string) => {
    const element = document.querySelector(css);
    if (!element || element.getClientRects().length === 0 || element.matches(':disabled')) return false;
    const { top, bottom } = element.getBoundingClientRect();
    // Not every driver waits until a page has scrolled.
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;
  };
  await expectSoon(`That ${selector} can be clicked`, () => visitor.evaluate(isReady, selector), true);
  await visitor.click(selector);
}
