import type { Page } from '@playwright/test';

/** A moment at which something moved that nobody had touched. */
export interface LayoutShift {
  /** How much moved how far, as Cumulative Layout Shift counts it. */
  value: number;
  /** The beginning of the HTML of what moved. */
  nodes: string[];
}

type Observed = Window & { layoutShifts: () => LayoutShift[] };
type ShiftEntry = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/** Notes what moves on each page that is opened from now on. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as ShiftEntry[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        shifts.push({ value, nodes });
      }
      return shifts;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The observer may not have been told of the latest yet.
    Object.assign(window, { layoutShifts: () => note(observer.takeRecords()) });
  });

/** What has moved on the page so far, once all of it has been laid out: two frames later. */
export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const answer = () => resolve((window as unknown as Observed).layoutShifts());
        requestAnimationFrame(() => requestAnimationFrame(answer));
      }),
  );
