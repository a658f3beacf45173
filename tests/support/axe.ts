import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** A violation in a package's markup that we cannot fix with a prop or wrapper. */
interface Exception {
  rule: string;
  /** Selector of an ancestor. */
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

/** Minified: browsers parse it in half the time, once per page. */
export const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that judge colours. All others find the same in each mode of a layout. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Page-level rules, which do not apply to frames. */
const RULES_OF_PAGES = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];

interface Rules {
  /** Rules that are off by default. */
  added?: readonly string[];
  /** Whether to judge colours alone, where all rules have judged another mode of the layout. */
  colorsOnly?: boolean;
  /** Whether to leave out the colours of words in code blocks, of which src/shared/theme/tokens.test.ts judges all. */
  exceptCode?: boolean;
}

/**
 * Runs axe in a page and its frames. Returns a line per element, without the exceptions. Axe runs in each document and
 * reports violations only: its Playwright runner collects all results in another page, which takes six times as long.
 */
export async function violationsOn(page: Page, rules: Rules = {}): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await violationsIn(frame, frame === page.mainFrame(), rules)));
  return found;
}

async function violationsIn(
  frame: Frame,
  isPage: boolean,
  { added = [], colorsOnly, exceptCode }: Rules,
): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const options: axe.RunOptions = {
    elementRef: true,
    iframes: false,
    // Preloading fetches style sheets, which the frame's CSP forbids.
    preload: false,
    resultTypes: ['violations'],
    ...(colorsOnly && { runOnly: { type: 'rule', values: RULES_OF_COLORS } }),
    rules: Object.fromEntries([
      ...added.map((rule) => [rule, { enabled: true }] as const),
      ...(isPage ? [] : RULES_OF_PAGES).map((rule) => [rule, { enabled: false }] as const),
    ]),
  };
  return frame.evaluate(
    async ({ options, exceptions, selector }) => {
      const { axe: auditor } = window as unknown as { axe: typeof axe };
      auditor.configure({ rules: [{ id: 'color-contrast', selector }] });
      // In forced colours the system chooses the colours, and browsers report unforced fill colours to axe.
      if (matchMedia('(forced-colors: active)').matches)
        options.rules = { ...options.rules, 'color-contrast': { enabled: false } };
      const { violations } = await auditor.run(document, options);
      return violations.flatMap(({ id, nodes }) => {
        const places = exceptions.filter(({ rule }) => rule === id).map(({ inside }) => inside);
        return nodes
          .filter(({ element }) => !places.some((place) => element?.closest(place)))
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`);
      });
    },
    { options, exceptions: EXCEPTIONS, selector: exceptCode ? '*:not(pre code *)' : '*' },
  );
}
