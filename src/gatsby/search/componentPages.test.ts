import { expect, test } from 'vitest';
import { readHead } from '../output/pageHead';
import { componentPages } from './componentPages';

const page = (path: string, title: string, description = 'What it is.', more = '') => ({
  path,
  head: readHead(
    `<meta property="og:title" content="${title}"/><meta name="description" content="${description}"/>${more}`,
  ),
});
const places = (...pages: ReturnType<typeof page>[]) =>
  componentPages(pages, 'The Site').map(({ path, category, title }) => [path, category, title]);

test('the home page is called so, others lose the name of the site', () => {
  expect(places(page('/', 'The Site'), page('/chat', 'Chat &amp; more | The Site'))).toEqual([
    ['/', 'The Site', 'Home page'],
    ['/chat', null, 'Chat & more'],
  ]);
});

test('a page that search engines leave out is left out', () => {
  expect(places(page('/search', 'Search | The Site', 'Finds.', '<meta name="robots" content="noindex"/>'))).toEqual([]);
});

test('a page that says nothing of itself fails, by its path', () => {
  expect(() => places(page('/chat', 'Chat | The Site', ''))).toThrow('/chat: expected a title and a description');
});
