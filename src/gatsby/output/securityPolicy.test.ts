import { expect, test } from 'vitest';
import { readEnvironment } from '../environment';
import { hashSource, pagePolicy } from './securityPolicy';

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

test('hashes a script like a browser', () => {
  // Expected value from `printf "alert(1)" | openssl dgst -sha256 -binary | base64`.
  expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('allows the scripts of the site and its inline scripts by their hashes, in a page those that it has', () => {
  const { scripts, inHeader, inPage } = pagePolicy(readEnvironment({}));
  const sourcesOf = (policy: string) => directivesOf(policy)['script-src']?.split(' ');
  expect(sourcesOf(inHeader)).toEqual(["'self'", ...scripts.map(hashSource)]);
  expect(scripts.length).toBeLessThanOrEqual(5);
  for (const script of scripts)
    expect(sourcesOf(inPage(`<script>${script}</script>`))).toEqual(["'self'", hashSource(script)]);
});

test('allows only the sources that it lists, and leaves the frames of other sites to the header', () => {
  const { scripts, inPage, inHeader } = pagePolicy(readEnvironment({}));
  const meta = inPage(scripts.join());
  expect(directivesOf(meta)).toMatchObject({
    'default-src': "'self'",
    'object-src': "'none'",
    'media-src': "'none'",
    'base-uri': "'none'",
    'connect-src': "'self'",
  });
  expect(meta).not.toContain('frame-ancestors');
  expect(inHeader).toBe(`${meta}; frame-ancestors 'self'`);
});

test('allows forms to the site and to the services that open a project', () => {
  expect(directivesOf(pagePolicy(readEnvironment({})).inHeader)['form-action']).toBe(
    "'self' https://codesandbox.io https://stackblitz.com",
  );
});

test('allows the hosts of the tag for a deploy with analytics', () => {
  const directives = directivesOf(pagePolicy(readEnvironment({ GTAG_ID: 'G-ABC123' })).inHeader);
  expect(directives['script-src']).toContain(' https://*.googletagmanager.com');
  expect(directives['connect-src']).toContain(' https://*.google-analytics.com');
});

test('a deploy with a hosted search allows the servers of its application', () => {
  const variables = {
    GATSBY_ALGOLIA_APP_ID: 'ABC123',
    GATSBY_ALGOLIA_SEARCH_KEY: 'key',
    GATSBY_ALGOLIA_INDEX: 'docs',
  };
  const sources = directivesOf(pagePolicy(readEnvironment(variables)).inHeader)['connect-src']?.split(' ');
  expect(sources).toEqual([
    "'self'",
    'https://abc123-dsn.algolia.net',
    'https://abc123.algolia.net',
    'https://abc123-1.algolianet.com',
    'https://abc123-2.algolianet.com',
    'https://abc123-3.algolianet.com',
  ]);
});

test('below a path, the policy is the same', () => {
  const [root, below] = [{}, { PATH_PREFIX: '/site' }].map(
    (variables) => pagePolicy(readEnvironment(variables)).inHeader,
  );
  expect(below).toBe(root);
});
