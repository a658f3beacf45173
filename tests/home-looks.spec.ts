import { violationsOn } from './support/axe';
import { part, rules } from './support/home';
import { inLooks } from './support/inLooks';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { open, overflowOf, wakeParts, watch } from './support/page';
import { expect, test } from './support/test';

test('the parts hydrate without a shift or a message, fit narrow screens, and axe finds nothing in them', async ({
  page,
}) => {
  await test.step('nothing shifts at 360 px, and nothing is logged to the console', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const incidents = watch(page);
    await observeLayoutShifts(page);
    await open(page, '/');
    await wakeParts(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(incidents.list).toEqual([]);
  });

  await test.step('builders do not scroll the page sideways at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const cut = await page
      .locator('[data-part] :is(input, select, button):visible')
      .evaluateAll((controls) => controls.filter((control) => control.getBoundingClientRect().right > 320).length);
    expect(cut).toBe(0);

    await rules(page, 'DateExample').locator('input').click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const calendar = (await page.locator('.react-datepicker').boundingBox())!;
    expect(calendar.x).toBeGreaterThanOrEqual(0);
    expect(calendar.x + calendar.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  });

  await test.step('axe finds no problem with calendar or list open', async () => {
    await inLooks(page, async (judge) => {
      await rules(page, 'DateExample').locator('input').click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await judge('calendar');
      await page.keyboard.press('Escape');
      await part(page, 'MultiSelectExample').getByRole('combobox', { name: 'Value' }).last().click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await judge('list');
      await page.keyboard.press('Escape');
    });
    // On the phone of Lighthouse, which judges this as well.
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await violationsOn(page, { added: ['target-size'] })).toEqual([]);
  });
});
