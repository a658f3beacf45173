import { expect, test } from 'vitest';
import { readEnvironment, SEARCH_VARIABLES } from './environment';

test('a fork builds with no settings at all', () => {
  expect(readEnvironment({})).toEqual({
    port: 9000,
    siteUrl: 'http://localhost:9000',
    isPreview: false,
    pathPrefix: '',
    gtagId: undefined,
    editUrl: undefined,
    hostedSearch: undefined,
  });
});

test('an empty variable counts as missing', () => {
  const names = ['SITE_URL', 'URL', 'PATH_PREFIX', 'GTAG_ID', 'EDIT_URL', ...SEARCH_VARIABLES];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test('unknown variables are ignored', () => {
  expect(readEnvironment({ HOME: '/root', NODE_ENV: 'production' })).toEqual(readEnvironment({}));
});

test.each([
  [{ SITE_URL: 'https://a.example', URL: 'https://b.example' }, { siteUrl: 'https://a.example' }],
  [{ SITE_URL: '', URL: 'https://b.example' }, { siteUrl: 'https://b.example' }],
  [{ PORT: '9100' }, { port: 9100, siteUrl: 'http://localhost:9100' }],
  [{ PORT: '0' }, { port: 0, siteUrl: 'http://localhost:9000' }],
  [{ PORT: '9100', SITE_URL: 'https://a.example' }, { siteUrl: 'https://a.example' }],
  [{ SITE_URL: 'https://a.example/' }, { siteUrl: 'https://a.example' }],
  [{ SITE_URL: 'http://localhost:8000' }, { siteUrl: 'http://localhost:8000' }],
  [{ SITE_URL: 'https://a.example//' }, { siteUrl: 'https://a.example' }],
  [
    { CONTEXT: 'production', URL: 'https://a.example', DEPLOY_PRIME_URL: 'https://main--a.example' },
    { siteUrl: 'https://a.example', isPreview: false },
  ],
  [
    { CONTEXT: 'deploy-preview', SITE_URL: 'https://a.example', DEPLOY_PRIME_URL: 'https://preview-1--a.example' },
    { siteUrl: 'https://preview-1--a.example', isPreview: true },
  ],
  [
    { CONTEXT: 'branch-deploy', URL: 'https://a.example' },
    { siteUrl: 'https://a.example', isPreview: true },
  ],
  [{ PATH_PREFIX: '/site' }, { pathPrefix: '/site' }],
  [{ PATH_PREFIX: '/my-site/v1.2_b' }, { pathPrefix: '/my-site/v1.2_b' }],
  [{ GTAG_ID: 'G-ABC123' }, { gtagId: 'G-ABC123' }],
  [{ GTAG_ID: 'UA-1234-5' }, { gtagId: 'UA-1234-5' }],
  [{ EDIT_URL: 'https://github.com/o/r/edit/main/' }, { editUrl: 'https://github.com/o/r/edit/main' }],
])('%j gives %j', { tags: 'analytics-id' }, (variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

const hosted = {
  GATSBY_ALGOLIA_APP_ID: 'ABCDE12345',
  GATSBY_ALGOLIA_SEARCH_KEY: 'key',
  GATSBY_ALGOLIA_INDEX: 'docs',
};

test('hosted search needs its three settings, and no pattern', () => {
  expect(readEnvironment(hosted).hostedSearch).toEqual({ appId: 'ABCDE12345', index: 'docs' });
});

test.each([
  [{ GATSBY_ALGOLIA_APP_ID: '' }, 'GATSBY_ALGOLIA_APP_ID'],
  [{ GATSBY_ALGOLIA_SEARCH_KEY: undefined }, 'GATSBY_ALGOLIA_SEARCH_KEY'],
  [{ GATSBY_ALGOLIA_SEARCH_KEY: '', GATSBY_ALGOLIA_INDEX: '' }, 'GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX'],
])('hosted search with %j is rejected with the missing variable', (without, missing) => {
  const message = `Environment variable ${missing}: missing; GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY, GATSBY_ALGOLIA_INDEX are set together or not at all`;
  expect(() => readEnvironment({ ...hosted, ...without })).toThrow(new Error(message));
});

const anAddress = 'expected an address that begins with http:// or https://';

test.each([
  ['SITE_URL', ['javascript:alert(1)', 'a.example', 'a.example:80'], anAddress],
  ['URL', ['ftp://a.example', '/site'], anAddress],
  ['EDIT_URL', ['file:///site', 'content'], anAddress],
  ['PATH_PREFIX', ['site', '/site/', '/', '/a b', 'https://a.example/site'], 'expected a path such as /site'],
  ['GTAG_ID', ['abc', "G-1');alert('"], 'expected an id such as G-ABC123'],
  ['GATSBY_ALGOLIA_APP_ID', ['a.example/?'], 'expected an application id such as ABCDE12345'],
  ['GATSBY_ALGOLIA_EXTERNAL_URL_REGEX', ['('], 'expected a regular expression'],
])('the variable %s is rejected with the values %j', (name, values, expected) => {
  for (const value of values) {
    const message = `Environment variable ${name}: ${expected}`;
    expect(() => readEnvironment({ ...hosted, [name]: value }), value).toThrow(new Error(message));
  }
});
