import { basename } from 'node:path';
import { z } from 'zod';
import type { DocumentElement, DocumentNode } from '../../document/types';
import { exampleFile } from '../examples/exampleFile';
import { checkExample } from '../playground/checkExample';
import { ApiChanges } from './apiChanges';
import { ApiNames } from './apiNames';
import { Api } from './apiSymbol';
import { ApiTable } from './apiTable';
import { codeBlock } from './codeBlock';
import type { DocumentContext } from './context';
import { defineComponent, word, type ComponentDefinition } from './defineComponent';
import { HTML } from './html';

const INSTALL_COMMANDS = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' };

/** What an author may write in MDX, and what becomes of it. */
export const COMPONENTS: Record<string, ComponentDefinition> = {
  Tabs: defineComponent({
    props: z.object({ group: word.optional() }),
    build: ({ props: { group }, children, context }) => tabs(children, group ?? null, context),
  }),

  Tab: defineComponent({
    props: z.object({ label: word }),
    inside: 'Tabs',
    build: ({ props, children }) => ['Tab', props, ...children],
  }),

  Install: defineComponent({
    empty: true,
    props: z.object({ packages: word }),
    build: ({ props: { packages }, context }) => {
      const panels = Object.entries(INSTALL_COMMANDS).map(([manager, command]): DocumentElement => [
        'Tab',
        { label: manager },
        codeBlock(`${command} ${packages}`, 'shell'),
      ]);
      return tabs(panels, 'package-manager', context);
    },
  }),

  Example: defineComponent({
    empty: true,
    props: z.object({
      name: word,
      title: word.optional(),
      source: z.enum(['open', 'closed', 'none'], 'expected "open", "closed" or "none"').default('open'),
      editable: z.literal(true, 'expected no value').optional(),
    }),
    build: ({ props: { name, title = null, source, editable }, context }) => {
      const { id, code, files } = context.readExample(name);
      if (editable) return editableExample(id, title, files, context);
      const block = source === 'none' ? [] : [codeBlock(code, 'tsx', `title="${basename(exampleFile(id))}"`)];
      return ['Example', { id, title, source, ...stylesOf(files) }, ...block];
    },
  }),

  Source: defineComponent({
    empty: true,
    props: z.object({ name: word.regex(/\.tsx?$/, 'expected a file such as data/musicians.ts') }),
    build: ({ props: { name }, context }) =>
      codeBlock(context.readExample(name).code, name.split('.').pop() ?? '', `title="${name}"`),
  }),

  DemoLink: defineComponent({
    empty: true,
    props: z.object({
      option: word,
      value: z.enum(['true', 'false'], 'expected "true" or "false"').default('true'),
    }),
    build: ({ props: { option, value }, context }) => [
      'Link',
      { to: context.link(`/demo#${option}=${value}`), className: 'demo-link' },
      'Try ',
      ['code', null, option],
      ' in the demo',
    ],
  }),

  Api,
  ApiTable,
  ApiNames,
  ApiChanges,
  ...HTML,
};

/** An example with all its files, each as a block of code; its readers may change them. */
function editableExample(
  id: string,
  title: string | null,
  files: Record<string, string>,
  context: DocumentContext,
): DocumentElement {
  checkExample(id, files);
  const names = Object.keys(files);
  const blockOf = (name: string, meta = '') => codeBlock(files[name] ?? '', name.split('.').pop() ?? '', meta);
  const [entry = ''] = names;
  const blocks =
    names.length === 1
      ? blockOf(entry, `title="${entry}"`)
      : tabs(
          names.map((label) => ['Tab', { label }, blockOf(label)]),
          null,
          context,
        );
  return ['Example', { id, title, editable: true, files: names, ...stylesOf(files) }, blocks];
}

/** The text of an example's style sheets, where it has any: it stands in the static page, too, as it will look. */
function stylesOf(files: Record<string, string>): { css?: string } {
  const css = Object.entries(files).flatMap(([name, text]) => (name.endsWith('.css') ? text : []));
  if (css.some((text) => text.includes('</'))) throw new Error('"</" in a style sheet would end it in the page');
  return css.length > 0 ? { css: css.join('\n') } : {};
}

function tabs(children: DocumentNode[], group: string | null, context: DocumentContext): DocumentElement {
  const labels = children.map((child) => {
    const label = Array.isArray(child) && child[0] === 'Tab' ? child[1]?.label : undefined;
    if (typeof label !== 'string') throw new Error('<Tabs> with something else than <Tab label="…"> in it');
    return label;
  });
  if (labels.length === 0) throw new Error('<Tabs> with nothing in it: expected <Tab label="…">');
  if (new Set(labels).size < labels.length) throw new Error('<Tabs> with two tabs of the same label');
  return ['Tabs', { id: context.nextId('tabs'), group }, ...children];
}
