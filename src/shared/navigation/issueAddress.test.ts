import { expect, test } from 'vitest';
import { issueAddress } from './issueAddress';

test.each(['https://a.example/docs/intro', 'https://a.example/a%20b&c=d', 'https://a.example/größe'])(
  'the issue names the page: %s',
  (page) => {
    const { origin, pathname, searchParams } = new URL(issueAddress('https://source.example/a/b', page));
    expect(origin + pathname).toBe('https://source.example/a/b/issues/new');
    expect(searchParams.get('body')).toMatch(/^Page: /);
    expect(searchParams.get('body')?.split('\n')[0]).toBe(`Page: ${page}`);
    expect([...searchParams.keys()]).toEqual(['title', 'body']);
  },
);
