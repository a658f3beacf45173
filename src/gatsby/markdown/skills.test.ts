import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { migrationSkill, skillsIndex, versionSkill } from './skills';

const source = {
  ...{ name: '5', label: 'v5.x', release: '5.4.1' },
  page: { title: 'Getting started', markdown: 'Install it.\n\n## Use it\n\nSo.\n' },
  links: {
    page: 'https://a.example/docs/intro.md',
    exports: 'https://a.example/llms/5-small.txt',
    index: 'https://a.example/llms.txt',
  },
};

test('the skill of a version says when it applies, where names are, and how the documentation begins', () => {
  const { name, description, text } = versionSkill(source);
  const [, head = '', body = ''] = text.split('---\n');
  expect(parse(head)).toEqual({ name, description });
  expect(name).toBe('react-querybuilder-5');
  expect(description).toContain('5.4.1');
  for (const link of Object.values(source.links)) expect(body).toContain(`](${link})`);
  expect(body).toContain('\n# Getting started\n');
  expect(body).toMatch(/\n\nInstall it\.\n\n## Use it\n\nSo\.\n$/);
});

test('the skill of a version with a long first page has its beginning', () => {
  const markdown = ['One', 'Two', 'Three'].map((it) => `## ${it}\n\n${'Words. '.repeat(1_400)}\n`).join('\n');
  const { text } = versionSkill({ ...source, page: { ...source.page, markdown } });
  expect(text).toContain('## Two');
  expect(text).not.toContain('## Three');
});

test('the skill of a migration has the whole page', () => {
  const { name, description, text } = migrationSkill('v4.x', source);
  expect(name).toBe('react-querybuilder-migrate-to-5');
  expect(description).toContain('from react-querybuilder v4.x to v5.x (5.4.1)');
  expect(text).toContain(source.page.markdown);
});

test('the list has the digest of each text', () => {
  const skill = versionSkill(source);
  const { skills } = JSON.parse(skillsIndex([skill], 'https://a.example')) as { skills: Record<string, string>[] };
  expect(skills[0]).toMatchObject({
    url: 'https://a.example/.well-known/agent-skills/react-querybuilder-5/SKILL.md',
    digest: `sha256:${createHash('sha256').update(skill.text).digest('hex')}`,
  });
});
