import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, vi } from 'vitest';
import type { checkContent as CheckContent } from '../../src/gatsby/check/checkContent';
import { formatMistakes } from '../../src/gatsby/ContentError';
import { folderPerFile } from './folder';
import { memoryCache } from './memoryCache';

export const ABOUT = 'All that there is to say of what is in it, in a sentence.';
export const front = (title: string, position = 1) =>
  `---\ntitle: ${title}\ndescription: ${ABOUT}\nsidebar_position: ${position}\n---\n`;
export const category = (label: string, position: number) =>
  `label: ${label}\nposition: ${position}\ndescription: ${ABOUT}\n`;
const bare = "import { QueryBuilder } from 'react-querybuilder';\n\nexport default () => <QueryBuilder />;\n";

export const PAGE = 'content/docs/5/tips/a.mdx';
export const CATEGORY = 'content/docs/5/tips/_category_.yml';
export const EXAMPLE = 'content/docs/5/_examples/intro/bare.tsx';
export const SITE = 'content/site.yml';
export const VERSIONS = 'content/versions.yml';
export const LIBRARIES = 'content/libraries.yml';
export const REDIRECTS = 'content/redirects.yml';
export const SYNONYMS = 'content/synonyms.yml';
export const WORDINGS = 'content/docs/5/_wordings.yml';
export const MIGRATIONS = 'content/migrations.yml';
export const STORED_QUERIES = 'content/stored-queries.yml';
export const QUESTIONS = 'content/questions/all.yml';
export const TOY = 'src/demo/libraries/toy';

/** A small site with one thing of each kind. */
export const FILES: Record<string, string> = {
  [SITE]: `title: Site
tagline: A site
description: ${ABOUT}
links: { repository: https://a.example, chat: https://b.example }
announcement:
  id: news
  text: News.
  link: { label: Read, to: /docs/intro#start }
footer:
  - title: Docs
    links:
      - { label: Start, to: /docs/intro }
`,
  [VERSIONS]: `latest: '5'
versions:
  - name: '5'
    label: v5.x
  - name: '3'
    label: v3.x
equivalents:
  - [intro, tips/a]
`,
  [LIBRARIES]: `- name: default
  path: /demo
  label: Default
  title: Demo
  description: ${ABOUT}
- name: toy
  path: /demo/toy
  label: Toy
  title: Toy demo
  description: ${ABOUT}
`,
  [REDIRECTS]: '- from: /old\n  to: /docs/intro\n- from: /older\n  to: /demo\n',
  [SYNONYMS]: 'MongoDB: [mongo, nosql]\n',
  [WORDINGS]: 'intro: [begin]\ntips/a: [hint]\n',
  [QUESTIONS]: `- question: How do I start?
  asked: https://a.example
  phrasings: [first steps, set up]
  answers: { '5': ['intro#start', tips/a], '3': [intro] }
`,
  'content/api-history.yml': '{}\n',
  [MIGRATIONS]: "'5':\n  findRule: { becomes: findPath, place: tips/a }\n",
  [STORED_QUERIES]: "'5':\n  locks: { text: They count., place: 'intro#start' }\n",
  'content/docs/5/package.json': '{\n  "dependencies": { "react-querybuilder": "5.4.1" }\n}\n',
  'content/docs/5/intro.mdx': `${front('Introduction')}\nText.\n\n## Start\n\n<Example name="intro/bare" />\n`,
  [CATEGORY]: category('Tips', 2),
  [PAGE]: `${front('A')}\nText.\n`,
  'content/docs/5/tips/b.mdx': `${front('B', 2)}\nText.\n`,
  [EXAMPLE]: bare,
  'content/docs/5/_examples/intro/look.css': '.a {\n  color: red;\n}\n',
  'content/docs/3/package.json': '{ "dependencies": { "react-querybuilder": "3.10.1" } }\n',
  'content/docs/3/intro.mdx': `${front('Introduction')}\nText.\n`,
  'content/pages/about.mdx': `---\ntitle: About\ndescription: ${ABOUT}\n---\n\nText.\n`,
  'src/pages/index.tsx': 'export default () => null;\n',
  'src/demo/libraries/default/library.json': '{ "stylesheets": [], "packages": [] }\n',
  'src/demo/libraries/default/code.ts': 'export const template = {};\n',
  [`${TOY}/library.json`]: '{\n  "stylesheets": ["./styles.css"],\n  "packages": ["react"]\n}\n',
  [`${TOY}/styles.css`]: '',
  [`${TOY}/index.tsx`]: 'export default () => null;\n',
  [`${TOY}/code.ts`]: 'export const template = {};\n',
  'static/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>\n',
};

const write = (file: string, content: string | null) => {
  mkdirSync(dirname(file), { recursive: true });
  if (content === null) rmSync(file);
  else writeFileSync(file, content);
};

/**
 * Makes the small site the current folder of a file of unit tests. What a test changes is restored after it, so the next
 * one shows that nothing of a mistake stays.
 */
export function inSmallSite() {
  const project = process.cwd();
  folderPerFile({ workIn: true });
  let checkContent: typeof CheckContent;
  const before = new Map<string, string | null>();
  const cache = memoryCache();

  beforeAll(async () => {
    for (const [file, content] of Object.entries(FILES)) write(file, content);
    symlinkSync(join(project, 'node_modules'), 'node_modules');
    for (const version of ['5', '3']) {
      const modules = join('content/docs', version, 'node_modules');
      symlinkSync(join(project, modules), modules);
    }
    // The small site has no code of the build.
    vi.doMock('../../src/gatsby/codeDigest', () => ({ codeDigest: () => 'code' }));
    // It reads the current folder when it is imported.
    ({ checkContent } = await import('../../src/gatsby/check/checkContent'));
  });
  afterEach(() => {
    for (const [file, content] of before) write(file, content);
    before.clear();
  });

  return {
    /** Replaces a file, or removes it. */
    change(file: string, content: string | null): void {
      before.set(file, FILES[file] ?? null);
      write(file, content);
    },
    /** What was compiled. */
    cache,
    /** All mistakes, as their author reads them. */
    async check(pause?: () => Promise<void>): Promise<string[]> {
      const { errors, warnings } = await checkContent(cache, '', pause);
      return [...formatMistakes(errors), ...formatMistakes(warnings).map((warning) => `warning: ${warning}`)];
    },
  };
}
