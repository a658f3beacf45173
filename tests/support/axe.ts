import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Something that axe finds in the markup of a package, and that no prop or wrapper can mend. */
interface Exception {
  rule: string;
  /** What it stands in. */
  inside: string;
  reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  { rule: 'label-title-only', inside: '.queryBuilder', reason: 'the library names its controls by their title' },
  {
    rule: 'label-content-name-mismatch',
    inside: '.react-datepicker',
    reason: 'a day, which shows its number, is named by its whole date',
  },
  ...['label', 'select-name'].map((rule) => ({
    rule,
    inside: '[data-example] .rule-value-list-item',
    reason: 'the library names a range, and not the two inputs or lists of it',
  })),
];

/** A browser reads it in half the time that the other takes, once for each page. */
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What a page has once: a document in a frame is a part of one. */
const RULES_OF_PAGES = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * The violations that axe finds on a page and in its frames, but for the exceptions: a line for each element.
 *
 * Axe runs in each document by itself, and says nothing of what passes: its own runner for Playwright collects all that
 * it knows of every element, in another page, which takes six times as long.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await violationsIn(frame, frame === page.mainFrame())));
  return found;
}

async function violationsIn(frame: Frame, isPage: boolean): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const options: axe.RunOptions = {
    elementRef: true,
    iframes: false,
    // It would fetch style sheets, which the policy of a frame forbids.
    preload: false,
    resultTypes: ['violations'],
    rules: Object.fromEntries(isPage ? [] : RULES_OF_PAGES.map((rule) => [rule, { enabled: false }])),
  };
  return frame.evaluate(
    async ({ options, exceptions }) => {
      // Its user's system decides on these colours, and browsers tell axe of a text's fill as it would be without.
      if (matchMedia('(forced-colors: active)').matches)
        options.rules = { ...options.rules, 'color-contrast': { enabled: false } };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => {
        const places = exceptions.filter(({ rule }) => rule === id).map(({ inside }) => inside);
        return nodes
          .filter(({ element }) => !places.some((place) => element?.closest(place)))
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`);
      });
    },
    { options, exceptions: EXCEPTIONS },
  );
}
