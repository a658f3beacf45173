import { createHash } from 'node:crypto';
import { LIBRARY } from '../api/libraryPackage';
import { beginningOf } from './beginningOf';
import type { Twin } from './twin';

/** See https://agentskills.io. */
export interface Skill {
  name: string;
  description: string;
  text: string;
}

interface SkillSource {
  /** Of the version. */
  name: string;
  label: string;
  /** Number of the library's version. */
  release: string;
  page: Pick<Twin, 'title' | 'markdown'>;
  /** Addresses of the page, and of every export of the version. */
  links: { page: string; exports: string; index: string };
}

export const SKILLS_FOLDER = '/.well-known/agent-skills';

/** Most of a page that goes into a skill, which an assistant reads as a whole. */
const MAX_CHARACTERS = 20_000;

/** How to use a version: the beginning of its first page, and where the rest is. */
export function versionSkill({ name, label, release, page, links }: SkillSource): Skill {
  return withText(
    `${LIBRARY}-${name}`,
    `Write code with ${LIBRARY} ${release} (${label}), the query builder for React. Use it in a project whose package.json asks for this version.`,
    page.title,
    [
      `1. Make sure that the project uses ${LIBRARY} ${release} or a release near it: versions differ in names and types.`,
      `2. Look up names and types in [the exports of ${label}](${links.exports}), and guess none.`,
      `3. Read what the task is about in [one of the pages](${links.index}).`,
      `4. This is where the documentation begins. [All of it](${links.page}).`,
    ],
    beginningOf(page.markdown, MAX_CHARACTERS),
  );
}

/** How to move to a version from the one before. */
export const migrationSkill = (from: string, { name, label, release, page, links }: SkillSource): Skill =>
  withText(
    `${LIBRARY}-migrate-to-${name}`,
    `Move a project from ${LIBRARY} ${from} to ${label} (${release}): what changed, and what to write instead.`,
    page.title,
    [
      `1. Make sure that the project uses ${from}; come to it first from an older version.`,
      '2. Search the project for each name below, and change what is there.',
      `3. Compile, and look up what the compiler rejects in [the exports of ${label}](${links.exports}).`,
    ],
    page.markdown,
  );

function withText(name: string, description: string, title: string, steps: string[], markdown: string): Skill {
  const head = ['---', `name: ${name}`, `description: ${JSON.stringify(description)}`, '---'];
  return { name, description, text: [...head, '', `# ${title}`, '', ...steps, '', markdown].join('\n') };
}

export const skillPath = ({ name }: Skill): string => `${SKILLS_FOLDER}/${name}/SKILL.md`;

/** The list of skills by which tools find them. */
export const skillsIndex = (skills: readonly Skill[], site: string): string =>
  JSON.stringify(
    {
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: skills.map((skill) => ({
        name: skill.name,
        type: 'skill-md',
        description: skill.description,
        url: `${site}${skillPath(skill)}`,
        digest: `sha256:${createHash('sha256').update(skill.text).digest('hex')}`,
      })),
    },
    null,
    2,
  );
