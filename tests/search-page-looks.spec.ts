import { expectGoodLooks } from './support/inLooks';
import { open } from './support/page';
import { count } from './support/searchPage';
import { expect, test } from './support/test';

for (const query of ['mongodb', 'qzxjvw', `${'very'.repeat(60)}long`]) {
  test(`axe finds no problem in the results for ${query.slice(0, 10)}, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await open(page, `/search?q=${query}`);
    await expect(count(page)).toHaveText(/found$/);
    await expectGoodLooks(page);
  });
}
