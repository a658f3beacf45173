import { violationsOn } from './support/axe';
import { lookAt, LOOKS } from './support/looks';
import { open, overflowOf } from './support/page';
import { count } from './support/searchPage';
import { expect, test } from './support/test';

for (const query of ['mongodb', 'qzxjvw', `${'very'.repeat(60)}long`]) {
  test(`axe finds no problem in the results for ${query.slice(0, 10)}, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await open(page, `/search?q=${query}`);
    await expect(count(page)).toHaveText(/found$/);
    for (const look of LOOKS) {
      await lookAt(page, look);
      expect(await violationsOn(page), look.name).toEqual([]);
      expect(await overflowOf(page), look.name).toBeLessThanOrEqual(0);
    }
  });
}
