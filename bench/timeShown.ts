import type { ConsoleMessage, Page } from '@playwright/test';

/** Milliseconds from an event until content is visible. */
export interface Shown {
  /** Until the content is in the DOM. */
  inDocument: number;
  /** Until the next frame is painted (one per 17 ms). */
  painted: number;
}

export interface Waited {
  /** The timer starts at the next event of this type. */
  event: 'keydown' | 'click';
  /** The first match must contain the text. */
  selector: string;
  /** Compared case-insensitively. */
  text: string;
}

/** Timeout in ms. */
const TIMEOUT_MS = 30_000;

/** Prefix of the console message that reports the time. */
const MARK = 'time shown:';

/**
 * Measures in the page how long after an event content appears. The page reports through the console: polling a
 * throttled CPU costs a frame or two.
 *
 * @throws Error if the content does not appear within 30 seconds
 */
export async function timeShown(page: Page, waited: Waited, act: () => Promise<void>): Promise<Shown> {
  await page.evaluate(
    ([event, selector, text, mark]) => {
      addEventListener(
        event,
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector(selector)?.textContent?.toLowerCase().includes(text)) return;
            observer.disconnect();
            const inDocument = performance.now() - timeStamp;
            requestAnimationFrame(() =>
              setTimeout(() =>
                console.debug(mark + JSON.stringify({ inDocument, painted: performance.now() - timeStamp })),
              ),
            );
          }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        },
        { capture: true, once: true },
      );
    },
    [waited.event, waited.selector, waited.text.toLowerCase(), MARK] as const,
  );
  const isTime = (message: ConsoleMessage) => message.text().startsWith(MARK);
  const [message] = await Promise.all([
    page.waitForEvent('console', { predicate: isTime, timeout: TIMEOUT_MS }),
    act(),
  ]);
  return JSON.parse(message.text().slice(MARK.length)) as Shown;
}
