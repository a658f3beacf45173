import type { Page } from '@playwright/test';

/** How long after an event something is there, in ms. */
export interface Shown {
  /** Until it stands in the document. */
  inDocument: number;
  /** Until the frame is painted that shows it: a screen shows one each 17 ms. */
  painted: number;
}

/** What is waited for, and what it follows. */
export interface Waited {
  /** The next event of this kind starts the time. */
  event: 'keydown' | 'click';
  /** The first element of this selector shows it. */
  selector: string;
  /** What it then contains, in whatever case. */
  text: string;
}

/** Time in ms after which what is not shown never will be. */
const PATIENCE = 30_000;

/**
 * Times in the page how long after an event something is shown.
 *
 * @param act causes the event
 * @throws Error when it is not shown within half a minute
 */
export async function timeShown(page: Page, waited: Waited, act: () => Promise<void>): Promise<Shown> {
  const time = await page.evaluateHandle(
    ([event, selector, text, patience]) => ({
      // In an object, so that nobody waits for it yet.
      shown: new Promise<Shown>((resolve, reject) => {
        addEventListener(
          event,
          ({ timeStamp }) => {
            setTimeout(() => reject(new Error(`${text} is not shown`)), patience);
            new MutationObserver((_, observer) => {
              if (!document.querySelector(selector)?.textContent?.toLowerCase().includes(text)) return;
              observer.disconnect();
              const inDocument = performance.now() - timeStamp;
              requestAnimationFrame(() =>
                setTimeout(() => resolve({ inDocument, painted: performance.now() - timeStamp })),
              );
            }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
          },
          { capture: true, once: true },
        );
      }),
    }),
    [waited.event, waited.selector, waited.text.toLowerCase(), PATIENCE] as const,
  );
  await act();
  return time.evaluate(({ shown }) => shown);
}
