import type { Page } from '@playwright/test';

/** A layout shift without user input. */
interface LayoutShift {
  /** CLS score. */
  value: number;
  /** Start of the HTML of each shifted element, or of that around a shifted text; empty for one that is gone. */
  nodes: string[];
}

type Observed = Window & { layoutShifts: () => LayoutShift[] };
type ShiftEntry = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/** Records the layout shifts of pages opened from now on. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as ShiftEntry[]) {
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const nodes = elements.map((element) => element?.outerHTML.slice(0, 80) ?? '');
        shifts.push({ value, nodes });
      }
      return shifts;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The observer may not have delivered the latest entries yet.
    Object.assign(window, { layoutShifts: () => note(observer.takeRecords()) });
  });

/** Layout shifts so far, after two more frames. */
export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const answer = () => resolve((window as unknown as Observed).layoutShifts());
        requestAnimationFrame(() => requestAnimationFrame(answer));
      }),
  );

/**
 * Waits until the number of elements is no longer `before` and two frames have passed. Returns the number then, and the
 * layout shifts so far. In one call, because a page that arrives in pieces needs about a hundred.
 */
export const nextElements = (page: Page, before: number): Promise<{ count: number; shifts: LayoutShift[] }> =>
  page.evaluate(
    (known) =>
      new Promise((resolve) => {
        const elements = document.getElementsByTagName('*');
        const answer = () =>
          resolve({ count: elements.length, shifts: (window as unknown as Observed).layoutShifts() });
        const look = () => {
          if (elements.length === known) requestAnimationFrame(look);
          else requestAnimationFrame(() => requestAnimationFrame(answer));
        };
        look();
      }),
    before,
  );
