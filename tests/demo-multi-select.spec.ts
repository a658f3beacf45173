import { builder, DEMOS, openDemo, result, rules } from './support/demo';
import { hashOf } from './support/hashOf';
import { expect, test } from './support/test';

const query = {
  combinator: 'and',
  rules: [{ field: 'alsoPlays', operator: 'in', value: 'Trumpet,Guitar' }],
};

for (const demo of DEMOS.filter(({ name }) => ['bootstrap', 'bulma', 'chakra'].includes(name))) {
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

test('an empty multi-select of Mantine has a width, and says that nothing is chosen', async ({ page }) => {
  const empty = { combinator: 'and', rules: [{ field: 'alsoPlays', operator: 'in', value: '' }] };
  await openDemo(
    page,
    DEMOS.find(({ name }) => name === 'mantine')!,
    hashOf({ query: empty }),
  );
  await expect(rules(page).first().getByPlaceholder('None chosen')).toBeVisible();
  expect((await rules(page).first().locator('.mantine-MultiSelect-root').boundingBox())!.width).toBeGreaterThan(150);
});
