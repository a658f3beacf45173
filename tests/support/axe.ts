import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Something that axe finds in the markup of a package, and that no prop or wrapper can mend. */
interface Exception {
  rule: string;
  /** What it stands in. */
  inside: string;
  reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  { rule: 'label-title-only', inside: '.queryBuilder', reason: 'the library names its controls by their title' },
];

/** The violations that axe finds on a page, but for the exceptions: a line for each element. */
export async function violationsOn(page: Page): Promise<string[]> {
  // To say of every element what it passes takes axe most of its time.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const exceptions = EXCEPTIONS.filter(({ rule }) => rule === id).map(({ inside }) => inside);
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      const isExcepted =
        exceptions.length > 0 &&
        (await page
          .locator(selector)
          .evaluate((element, inside) => inside.some((place) => element.closest(place)), exceptions));
      if (!isExcepted) found.push(`${id}: ${selector}: ${failureSummary}`);
    }
  }
  return found;
}
