import type { ConsoleMessage, Page } from '@playwright/test';

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

/** Begins the message of the page that tells the time. */
const MARK = 'time shown:';

/**
 * Times in the page how long after an event something is shown. The page tells it by itself: to be asked for it would
 * be work for the processor meanwhile, which slowed down takes it as long as a frame or two.
 *
 * @param act causes the event
 * @throws Error when it is not shown within half a minute
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
  const [message] = await Promise.all([page.waitForEvent('console', { predicate: isTime, timeout: PATIENCE }), act()]);
  return JSON.parse(message.text().slice(MARK.length)) as Shown;
}
