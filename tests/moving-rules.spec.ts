import type { Locator, Page } from '@playwright/test';
import { writeHash } from '../src/demo/core/hash';
import { DEFAULT_DEMO_STATE } from '../src/demo/core/state';
import { builder, chosen, DEMOS, openDemo, plain, rules, type DemoPage } from './support/demo';
import { openHome, part } from './support/home';
import { expect, test } from './support/test';

const openDraggable = async (page: Page, demo: DemoPage) => {
  const options = { ...DEFAULT_DEMO_STATE.options, enableDragAndDrop: true };
  await openDemo(page, demo, await writeHash({ ...DEFAULT_DEMO_STATE, options }, demo.name));
  await expect(builder(page).locator('.queryBuilder')).toHaveAttribute('data-dnd', 'enabled');
};

const FIELDS = ['First name', 'Last name', 'Age', 'Is a musician', 'Instrument', 'Grouped field 1', 'Birthdate'];

const swapped = (first: number) => {
  const order = [...FIELDS];
  order.splice(first, 2, FIELDS[first + 1]!, FIELDS[first]!);
  return order;
};

const orderOf = async (found: Locator) => Promise.all((await found.all()).map((rule) => chosen(rule, 'rule-fields')));

/** A change that is part of a try. */
const SOON = { timeout: 3000 };

const expectOrder = (page: Page, order: string[], options = {}) =>
  expect.poll(() => orderOf(rules(page)), options).toEqual(order);

const handleOf = (rule: Locator) => rule.getByRole('button', { name: /^Move this rule/ });

/** Moves the first rule by the buttons of its handle and back, and the third by arrow keys, at last into a group. */
async function moveWithoutDragging(page: Page): Promise<void> {
  await handleOf(rules(page).first()).click();
  await rules(page).first().getByRole('button', { name: 'Move down' }).click();
  await expectOrder(page, swapped(0));
  const down = rules(page).nth(1).getByRole('button', { name: 'Move down' });
  await expect(down).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectOrder(page, FIELDS);
  await expect(rules(page).first().getByRole('button', { name: 'Move up' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(builder(page).getByRole('button', { name: 'Move up' })).toHaveCount(0);

  const handle = handleOf(rules(page).nth(2));
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expectOrder(page, swapped(1));
  await expect(handleOf(rules(page).nth(1))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectOrder(page, FIELDS);
  await expect(handleOf(rules(page).nth(2))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const group = builder(page).locator('.ruleGroup .ruleGroup');
  await expect(group.locator('.rule').first().locator('.moveHandle')).toBeFocused();
  await expect.poll(() => chosen(group.locator('.rule').first(), 'rule-fields')).toBe('Age');
}

test(`${plain.path}: buttons of a handle, and arrow keys, move a rule, into groups too`, async ({ page }) => {
  await openDraggable(page, plain);
  await moveWithoutDragging(page);
});

async function middle(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Drags a rule by its handle to the middle of another, by finger. Tries again: on a busy machine, a library may draw its
 * controls again while the finger is down, and the page then receives no more events of that finger.
 */
async function dragByFinger(page: Page, from: Locator, to: Locator, isMoved: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const drag = async () => {
    // Waits until both are still, and until nothing lies over them.
    await to.tap({ trial: true });
    await handleOf(from).tap({ trial: true });
    const start = await middle(handleOf(from));
    await touch('touchStart', start);
    // Chromium withholds moves of less than 15 px.
    await touch('touchMove', { x: start.x, y: start.y + 20 });
    await expect(from).toHaveClass(/dndDragging/, SOON);
    // Rules may move while the first of them is dragged.
    const end = await middle(to);
    await touch('touchMove', { x: start.x, y: (start.y + end.y) / 2 });
    await touch('touchMove', end);
    await expect(to).toHaveClass(/dndOver/, SOON);
  };
  await expect(async () => {
    await drag().finally(() => touch('touchEnd'));
    await expect(page.locator('.dndDragging')).toHaveCount(0);
    await isMoved();
  }).toPass();
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const demo of DEMOS) {
    test(`${demo.path}: a handle moves its rule by buttons, arrow keys and a finger, which can hit it`, async ({
      page,
    }) => {
      await openDraggable(page, demo);
      await moveWithoutDragging(page);
      // The order is the same, though the third rule is now in the group that followed it.
      await expectOrder(page, FIELDS);
      const handle = handleOf(rules(page).first());
      const { width, height } = (await handle.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      await dragByFinger(page, rules(page).first(), rules(page).nth(1), () => expectOrder(page, swapped(0), SOON));
      await handleOf(rules(page).nth(1)).tap();
      await rules(page).nth(1).getByRole('button', { name: 'Move up' }).tap();
      await expectOrder(page, FIELDS);
    });
  }

  test('a finger drags a rule on the home page', async ({ page }) => {
    await openHome(page, 'StyledBuilder');
    const styled = part(page, 'StyledBuilder').locator('.rule');
    const isMoved = () => expect.poll(() => orderOf(styled), SOON).toEqual(swapped(0));
    await dragByFinger(page, styled.first(), styled.nth(1), isMoved);
  });
});
