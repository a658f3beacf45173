import { expectGoodLooks } from './support/inLooks';
import { heading, open } from './support/page';
import { count, field } from './support/searchPage';
import { expect, test } from './support/test';

test('axe finds no problem in results, in none and for a long query, and nothing scrolls sideways', async ({
  page,
}) => {
  await open(page, '/search?q=mongodb');
  await expect(count(page)).toHaveText(/documents found$/);
  await expectGoodLooks(page);
  for (const query of ['qzxjvw', `${'very'.repeat(60)}long`]) {
    await field(page).fill(query);
    await expect(heading(page)).toContainText(query);
    await expect(count(page)).toHaveText('No results were found');
    await expectGoodLooks(page);
  }
});
