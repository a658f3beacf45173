import { exportQuery } from '../src/demo/core/exportQuery';
import { FORMATS } from '../src/demo/core/formats';
import { initialQuery } from '../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../src/demo/core/options';
import { part, rules, wake } from './support/home';
import { releaseOf } from './support/packages';
import { open, wakeParts, watch } from './support/page';
import { expect, needsBuild, test } from './support/test';

test.describe('without JavaScript', () => {
  needsBuild('a development page has no text without scripts');
  test.use({ javaScriptEnabled: false });

  test('the page contains its rows, with links, and builders and editors in their initial state', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main h2')).toHaveText([
      'Sensible defaults',
      'Export and import',
      'Works with your UI library',
      'Extensible',
      'Flexible styling',
      'What it can do',
      'Documented for the version that you use',
      'Start with a few lines',
    ]);
    await expect(rules(page, 'HeroBuilder')).toHaveCount(3);
    const results = part(page, 'HeroBuilder').getByRole('region');
    await expect(results).toHaveText("(age > '28' and (isMusician = TRUE or job = 'Drummer'))");
    await part(page, 'HeroBuilder').getByRole('radio', { name: 'CEL' }).check();
    await expect(results).toHaveText('age > "28" && (isMusician == true || job == "Drummer")');
    await expect(page.locator('main .code').last()).toContainText('return <QueryBuilder fields={fields} />;');
    await expect(page.getByText(`It runs react-querybuilder ${releaseOf('next')}`)).toBeVisible();
    expect(await page.locator('main noscript').textContent()).toContain('Editing needs JavaScript.');

    await expect(rules(page, 'DefaultBuilder')).toHaveCount(7);
    await expect(part(page, 'QueryExport').locator('option')).toHaveText(FORMATS.map(({ label }) => label));
    await expect(part(page, 'QueryExport').locator('pre')).toHaveText(
      exportQuery(initialQuery, 'sql', DEFAULT_OPTIONS),
    );
    await expect(part(page, 'DateExample').locator('input')).toHaveValue('1917-04-25 - 1938-01-25');
    await expect(rules(page, 'MultiSelectExample')).toContainText('GuitarKoraTheremin');
    await expect(part(page, 'RangeExample').getByRole('slider')).toHaveCount(2);
    await expect(rules(page, 'StyledBuilder')).toHaveCount(7);
    await expect(part(page, 'StyledBuilder').locator('.queryBuilder-dragHandle')).toHaveCount(8);

    // Where each row leads.
    const expected = {
      'Sensible defaults': ['/docs/api/querybuilder', '/docs/next/intro'],
      'Export and import': ['/docs/api/export', '/docs/api/import'],
      'Works with your UI library': [
        '/docs/compat',
        ...['antd', 'bootstrap', 'bulma', 'chakra', 'mantine', 'material'].map((library) => `/demo/${library}`),
      ],
      Extensible: [
        '/docs/api/querybuilder#controlelements',
        '/docs/tips/custom-with-fallback',
        'https://www.npmjs.com/package/react-datepicker',
        'https://www.npmjs.com/package/react-select',
        'https://www.npmjs.com/package/rc-slider',
      ],
      'Flexible styling': ['/docs/api/classnames', '/docs/tips/styling', '/docs/api/querybuilder#enabledraganddrop'],
    };
    for (const [name, links] of Object.entries(expected)) {
      const found = await page
        .getByRole('region', { name, exact: true })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(found).toEqual(links);
    }
    const versions = page.getByRole('region', { name: 'Documented for the version that you use' });
    await expect(versions.getByRole('listitem')).toHaveText([
      'NextComing next',
      'v5.xThe latest',
      'v4.xEarlier',
      'v3.xEarlier',
    ]);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/docs/intro');
    await expect(page.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/demo');
  });
});

test('the first screen shows the builder, its SQL and the command that installs it', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    for (const shown of [
      page.getByText('npm install react-querybuilder@5'),
      rules(page, 'HeroBuilder').last(),
      part(page, 'HeroBuilder').getByRole('region', { name: 'Query as SQL' }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

test('everything hydrates after navigation from another page and back', async ({ page }) => {
  const incidents = watch(page);
  await open(page, '/docs/intro');
  const home = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', {
    name: 'React Query Builder',
  });
  await home.click();
  await wake(page, 'HeroBuilder');
  await wakeParts(page);
  await rules(page, 'DefaultBuilder').first().locator('input').fill('Ella');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.goBack();
  await wake(page, 'HeroBuilder');
  await wakeParts(page);
  // The visitor's changes to the query are kept.
  await expect(rules(page, 'DefaultBuilder').first().locator('input')).toHaveValue('Ella');
  await expect(part(page, 'QueryExport').locator('pre')).toContainText("firstName like 'Ella%'");
  expect(incidents.list).toEqual([]);
});
