import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { codePages } from './codePages';

const sitePages = ['/404', '/chat', '/docs'].map((path) => ({
  path,
  component: inProject('src', path === '/docs' ? 'templates/doc.tsx' : 'pages/some.tsx'),
}));
const built = (description: string) =>
  sitePages.map(({ path }) => ({
    path,
    head: { title: 'Chat | The Site', description, image: '', version: null, isListed: true },
  }));

test('gives the pages in code but the not-found page, each with its own title', () => {
  expect(codePages(sitePages, built('Words.'), 'The Site')).toEqual([
    { path: '/chat', title: 'Chat', description: 'Words.', isListed: true },
  ]);
});

test('fails for a page without a description, with its path', () => {
  expect(() => codePages(sitePages, built(''), 'The Site')).toThrow('/chat: expected a title and a description');
});
