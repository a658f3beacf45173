import { builder, choose, demoOf, DEMOS, openDemo, result, rules } from './support/demo';
import { hashOf } from './support/hashOf';
import { openHome, part } from './support/home';
import { expect, test } from './support/test';

const query = {
  combinator: 'and',
  rules: [{ field: 'alsoPlays', operator: 'in', value: 'Trumpet,Guitar' }],
};

for (const demo of DEMOS.filter(({ name }) => ['default', 'bootstrap', 'bulma', 'chakra'].includes(name))) {
  test(`${demo.path}: a multi-select shows what is chosen, and a click that chooses one more keeps it`, async ({
    page,
  }) => {
    await openDemo(page, demo, hashOf({ query }));
    const select = builder(page).getByRole('group').filter({ hasText: 'Trumpet, Guitar' }).first();
    await expect(select.getByText('Trumpet, Guitar', { exact: true })).toBeInViewport();
    await select.getByText('Trumpet, Guitar', { exact: true }).click();
    await builder(page).getByRole('checkbox', { name: 'Agogô' }).check();
    await expect(result(page)).toHaveText("(alsoPlays in ('Trumpet', 'Guitar', 'Agogô'))");
    await builder(page).getByRole('checkbox', { name: 'Trumpet' }).uncheck();
    await expect(result(page)).toHaveText("(alsoPlays in ('Guitar', 'Agogô'))");
    await expect(builder(page).getByText('Guitar, Agogô', { exact: true })).toBeVisible();
  });
}

for (const name of ['DefaultBuilder', 'StyledBuilder']) {
  test(`a multi-select in ${name} of the home page keeps what is chosen when one more is`, async ({ page }) => {
    await openHome(page, name);
    const rule = part(page, name).locator('.rule').first();
    await choose(rule, 'rule-fields', 'Also plays');
    await rule.locator('summary').click();
    for (const instrument of ['Trumpet', 'Guitar'])
      await rule.getByRole('checkbox', { name: instrument, exact: true }).check();
    await expect(rule.locator('summary')).toHaveText('Agogô, Trumpet, Guitar');
  });
}

test('an empty multi-select of Mantine has a width, and says that nothing is chosen', async ({ page }) => {
  const empty = { combinator: 'and', rules: [{ field: 'alsoPlays', operator: 'in', value: '' }] };
  await openDemo(page, demoOf('mantine'), hashOf({ query: empty }));
  await expect(rules(page).first().getByPlaceholder('None chosen')).toBeVisible();
  expect((await rules(page).first().locator('.mantine-MultiSelect-root').boundingBox())!.width).toBeGreaterThan(150);
});
