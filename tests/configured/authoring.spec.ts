import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeze } from '../../scripts/test/authorChanges';
import { BASE, buildLog, configuredSite } from './settings';
import { expect, test } from './test';

const site = configuredSite();
const page = (path: string) => readFileSync(join(site, 'public', path, 'index.html'), 'utf8');

test('docs:version has frozen Next as a version of its own', () => {
  expect(() => freeze(site, '5')).toThrow('There is a version "5" already');
  expect(existsSync(join(site, 'content/docs/6/_examples/intro/controlled.tsx'))).toBe(true);
  const intro = page('docs/6/intro');
  expect(intro).toMatch(/Version: (?:<!-- -->)?v6\.x/);
  expect(intro).toContain(`href="${BASE}/docs/6/components/querybuilder"`);
  expect(intro).toContain('data-example="6/intro/controlled"');
  expect(intro).toContain('class="queryBuilder');
  expect(intro).toContain('This is unreleased documentation for React Query Builder v6.x version.');
  expect(page('docs/6/category/utilities')).toContain(`href="${BASE}/docs/6/utils/export"`);
  // Other versions lead to the new one, by twins too, and stay as they were.
  expect(page('docs/api/export')).toContain(`href="${BASE}/docs/6/utils/export"`);
  expect(page('docs/next/intro')).toMatch(/Version: (?:<!-- -->)?Next/);
});

test('a site without an announcement has no bar for one', () => {
  expect(page('')).not.toContain('aria-label="Announcement"');
});

test('the build warns of a duplicate route and of a link to a document that is not there', () => {
  const told = readFileSync(buildLog(site), 'utf8');
  expect(told).toMatch(/Duplicate routes found!\s+\/search: src\/pages\/search\.tsx, content\/pages\/search\.mdx/);
  expect(told).toMatch(/content\/pages\/markdown-page\.mdx \(\/markdown-page\)\s+\.\/gone\.mdx \(no such page\)/);
});

test('a file with a target extension answers without it, too', () => {
  const redirects = readFileSync(join(site, 'public/_redirects'), 'utf8');
  expect(redirects).toContain(`${BASE}/downloads/examples ${BASE}/downloads/examples.zip 301!`);
  const target = `${BASE}/downloads/examples.zip`;
  expect(page('downloads/examples')).toContain(`http-equiv="refresh" content="0; url=${target}"`);
});
