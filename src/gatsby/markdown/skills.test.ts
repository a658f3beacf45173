import { expect, test } from 'vitest';
import { versionSkill } from './skills';

test('the skill of a version with a long first page has its beginning', () => {
  const markdown = ['One', 'Two', 'Three'].map((it) => `## ${it}\n\n${'Words. '.repeat(1_400)}\n`).join('\n');
  const { text } = versionSkill({
    ...{ name: '5', label: 'v5.x', release: '5.4.1' },
    page: { title: 'Getting started', markdown },
    links: { page: '/docs/intro.md', exports: '/llms/5-small.txt', index: '/llms.txt' },
  });
  expect(text).toContain('## Two');
  expect(text).not.toContain('## Three');
});
