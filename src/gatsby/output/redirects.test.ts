import { expect, test } from 'vitest';
import { renderRedirects } from './redirects';

test('the other forms of an address lead to it below redirects, which win over existing files', () => {
  expect(renderRedirects([{ from: '/old', to: '/demo' }], ['/', '/docs/intro'], '/site')).toBe(
    [
      '/site/old /site/demo 301!',
      '/site/index.htm /site/ 301',
      '/site/docs/intro.htm /site/docs/intro 301',
      '/site/docs/intro/index.html /site/docs/intro 301',
      '',
    ].join('\n'),
  );
});
