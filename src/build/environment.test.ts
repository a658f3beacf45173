import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

test('a fork builds with no settings at all', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'http://localhost:9000',
    pathPrefix: '',
    gtagId: undefined,
    editUrl: undefined,
  });
});

test('an empty variable counts as one that is not given', () => {
  const empty = { SITE_URL: '', URL: '', PATH_PREFIX: '', GTAG_ID: '', EDIT_URL: '' };
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test('variables of others are left alone', () => {
  expect(readEnvironment({ HOME: '/root', PORT: 'rubbish', NODE_ENV: 'production' })).toEqual(readEnvironment({}));
});

test.each([
  [{ SITE_URL: 'https://a.example', URL: 'https://b.example' }, { siteUrl: 'https://a.example' }],
  [{ SITE_URL: '', URL: 'https://b.example' }, { siteUrl: 'https://b.example' }],
  [{ SITE_URL: 'https://a.example/' }, { siteUrl: 'https://a.example' }],
  [{ SITE_URL: 'http://localhost:8000' }, { siteUrl: 'http://localhost:8000' }],
  [{ SITE_URL: 'https://a.example//' }, { siteUrl: 'https://a.example' }],
  [{ PATH_PREFIX: '/site' }, { pathPrefix: '/site' }],
  [{ PATH_PREFIX: '/my-site/v1.2_b' }, { pathPrefix: '/my-site/v1.2_b' }],
  [{ GTAG_ID: 'G-ABC123' }, { gtagId: 'G-ABC123' }],
  [{ GTAG_ID: 'UA-1234-5' }, { gtagId: 'UA-1234-5' }],
  [{ EDIT_URL: 'https://github.com/o/r/edit/main/' }, { editUrl: 'https://github.com/o/r/edit/main' }],
])('%j gives %j', (variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

const anAddress = 'expected an address that begins with http:// or https://';

test.each([
  [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL', anAddress],
  [{ URL: 'ftp://a.example' }, 'URL', anAddress],
  [{ EDIT_URL: 'file:///site' }, 'EDIT_URL', anAddress],
  [{ SITE_URL: 'a.example:80' }, 'SITE_URL', anAddress],
  [{ SITE_URL: 'a.example' }, 'SITE_URL', anAddress],
  [{ URL: '/site' }, 'URL', anAddress],
  [{ PATH_PREFIX: 'site' }, 'PATH_PREFIX', 'expected a path such as /site'],
  [{ PATH_PREFIX: '/site/' }, 'PATH_PREFIX', 'expected a path such as /site'],
  [{ PATH_PREFIX: '/' }, 'PATH_PREFIX', 'expected a path such as /site'],
  [{ PATH_PREFIX: '/a b' }, 'PATH_PREFIX', 'expected a path such as /site'],
  [{ PATH_PREFIX: 'https://a.example/site' }, 'PATH_PREFIX', 'expected a path such as /site'],
  [{ GTAG_ID: 'abc' }, 'GTAG_ID', 'expected an id such as G-ABC123'],
  [{ GTAG_ID: "G-1');alert('" }, 'GTAG_ID', 'expected an id such as G-ABC123'],
  [{ EDIT_URL: 'content' }, 'EDIT_URL', anAddress],
])('%j is refused, the variable named', (variables, name, expected) => {
  expect(() => readEnvironment(variables)).toThrow(new Error(`Environment variable ${name}: ${expected}`));
});
