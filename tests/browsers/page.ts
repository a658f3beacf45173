import { expectSoon } from './until';
import type { Visitor } from './visitor';

/** Text content of the first match; null if missing. */
export const text = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelector(css)?.textContent ?? null, selector);

export const count = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelectorAll(css).length, selector);

export const attribute = (visitor: Visitor, selector: string, name: string) =>
  visitor.evaluate((css, key) => document.querySelector(css)?.getAttribute(key) ?? null, selector, name);

/** Computed style of the first match. */
export const style = (visitor: Visitor, selector: string, property: string) =>
  visitor.evaluate(
    (css, name) => getComputedStyle(document.querySelector(css)!).getPropertyValue(name),
    selector,
    property,
  );

/** Path, query and hash of the current URL. */
export const address = (visitor: Visitor) => visitor.evaluate(() => location.href.slice(location.origin.length));

/** Whether the first match has the focus. */
export const isFocused = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.activeElement === document.querySelector(css), selector);

/** Opens a page and waits for hydration. */
export async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await hydrated(visitor);
}

export const hydrated = (visitor: Visitor) =>
  expectSoon('Running elements', () => count(visitor, 'html[data-hydrated]:not([data-deferred]:has(.fold))'), 1);

/** Scrolls to a live part and waits until it is hydrated. */
export async function wake(visitor: Visitor, part: string): Promise<void> {
  await visitor.evaluate((css) => document.querySelector(css)!.scrollIntoView({ behavior: 'instant' }), part);
  await expectSoon('The live part', () => count(visitor, `${part} [data-live]`), 1);
}

/** Clicks the first match once it is visible and enabled. */
export async function click(visitor: Visitor, selector: string): Promise<void> {
  const isReady = (css: string) => {
    const element = document.querySelector(css);
    if (!element || element.getClientRects().length === 0 || element.matches(':disabled')) return false;
    const { top, bottom } = element.getBoundingClientRect();
    // Not every driver waits for the scroll to end.
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;
  };
  await expectSoon(`Whether ${selector} can be clicked`, () => visitor.evaluate(isReady, selector), true);
  await visitor.click(selector);
}
