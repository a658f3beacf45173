import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { splitExampleId } from '../../shared/exampleFile';
import { DEMO_OPTIONS } from '../../shared/demoOptions';
import { checkExample } from '../playground/checkExample';
import { ApiChanges } from './apiChanges';
import { ApiNames, ApiTable } from './apiTable';
import { Api } from './apiSymbol';
import { codeBlock } from './codeBlock';
import type { DocumentContext } from './context';
import { defineComponent, nonEmptyText, type ComponentDefinition } from './defineComponent';
import { HTML } from './html';
import { ImportSizes } from './importSizes';
import { MigrationCheck } from './migrationCheck';
import { partOfSource } from './partOfSource';
import { deviationsOf } from './runsOn';
import { tabs } from './tabs';

const INSTALL_COMMANDS = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' };

/** The components and HTML elements that authors may use in MDX. */
export const COMPONENTS: Record<string, ComponentDefinition> = {
  Tabs: defineComponent({
    props: z.object({ group: nonEmptyText.optional() }),
    build: ({ props: { group = null }, children, context }) => tabs(children.map(panelOf), group, context),
  }),

  Tab: defineComponent({
    props: z.object({ label: nonEmptyText }),
    inside: 'Tabs',
    build: ({ props: { label }, children: content }) => ({ ...h('div'), data: { panel: { label, content } } }),
  }),

  Install: defineComponent({
    empty: true,
    props: z.object({ packages: nonEmptyText }),
    build: ({ props: { packages }, context }) => {
      const panels = Object.entries(INSTALL_COMMANDS).map(([manager, command]) => ({
        label: manager,
        content: [codeBlock(`${command} ${packages}`, 'shell')],
      }));
      return tabs(panels, 'package-manager', context);
    },
  }),

  Example: defineComponent({
    empty: true,
    props: z.object({
      name: nonEmptyText,
      title: nonEmptyText.optional(),
      editable: z.literal(true, 'expected no value').optional(),
    }),
    build: ({ props: { name, title = 'Live example', editable }, context }) => {
      const { id, code, files } = context.readExample(name);
      if (editable) checkExample(id, files);
      const section = h('section', { className: 'example', ariaLabel: title }, [
        liveExample(id, files),
        h('p', { className: 'example-title' }, title),
        exampleSource(files, context),
        ...(editable ? [exampleEditor(id, title, Object.keys(files), versionsFor(id, name, code, context))] : []),
      ]);
      return { ...section, data: { sample: { code, place: `_examples/${name}` } } };
    },
  }),

  Source: defineComponent({
    empty: true,
    props: z.object({
      name: nonEmptyText.regex(/\.(?:tsx?|css|json)$/, 'expected a file such as data/musicians.ts'),
      region: nonEmptyText.optional(),
      lines: nonEmptyText.optional(),
    }),
    build({ props: { name, region, lines }, context }) {
      const { code } = context.readExample(name);
      const part = partOfSource(code, { region, lines });
      const block = codeBlock(part, extensionOf(name), `title="${name}"`, true);
      return /\.tsx?$/.test(name) ? { ...block, data: { sample: { code } } } : block;
    },
  }),

  DemoLink: defineComponent({
    empty: true,
    props: z.object({
      option: z.enum(DEMO_OPTIONS, `expected one of ${DEMO_OPTIONS.join(', ')}`),
      value: z.enum(['true', 'false'], 'expected "true" or "false"').default('true'),
    }),
    build({ props: { option, value }, context }) {
      const href = context.link(`/demo#${option}=${value}`);
      return h('a', { className: 'demo-link', href }, ['Try ', h('code', option), ' in the demo']);
    },
  }),

  Api,
  ApiTable,
  ApiNames,
  ApiChanges,
  ImportSizes,
  MigrationCheck,
  ...HTML,
};

const extensionOf = (name: string) => name.split('.').pop() ?? '';

function panelOf(child: ElementContent) {
  const panel = child.type === 'element' ? child.data?.panel : undefined;
  if (!panel) throw new Error('<Tabs> with something else in it: expected only <Tab label="…">');
  return panel;
}

/**
 * Mount point of a live example, which is also rendered into the static page. Its styles are inlined next to it, so
 * that its size does not change on hydration.
 */
function liveExample(id: string, files: Record<string, string>): Element {
  const css = Object.keys(files).flatMap((name) => (name.endsWith('.css') ? (files[name] ?? '') : []));
  if (css.some((text) => text.includes('</'))) throw new Error('"</" in a style sheet would end it in the page');
  // Its words are those of its code.
  const properties = {
    className: 'live-example',
    translate: 'no',
    dataRqb: splitExampleId(id).version,
    dataExample: id,
  };
  return h('div', properties, [
    ...(css.length > 0 ? [h('style', css.join('\n'))] : []),
    h('div', { className: 'island', dataIsland: id }),
    // Lets the style sheet detect that the island has arrived completely.
    h('span', { hidden: true }),
  ]);
}

/** Lines of code that an example shows at first. */
const MAX_LINES = 12;

/** All files of an example. A long one is cut, and a check box, which works without scripts, shows all of it. */
function exampleSource(files: Record<string, string>, context: DocumentContext): Element {
  const blocks = Object.entries(files).map(([label, code], _, { length }) => ({
    label,
    content: [codeBlock(code, extensionOf(label), length === 1 ? `title="${label}"` : '', true)],
  }));
  const [single] = blocks;
  const content = blocks.length === 1 && single ? single.content : [tabs(blocks, null, context)];
  const lines = Math.max(...Object.values(files).map((code) => code.split('\n').length));
  const all = h('label', { className: 'example-all ui-chevron' }, [
    h('input', { type: 'checkbox' }),
    `Show all ${lines} lines`,
  ]);
  return h('div', { className: 'example-source' }, lines > MAX_LINES ? [...content, all] : content);
}

/** The versions on which an example runs, its own first, as a query of names and labels. */
function versionsFor(id: string, name: string, code: string, { runs }: DocumentContext): string | null {
  if (!runs) return null;
  const differing = new Set(deviationsOf(runs.table, `_examples/${name}`, code).map(({ version }) => version));
  const others = [...runs.labels].filter(([version]) => !differing.has(version));
  return others.length > 0
    ? new URLSearchParams([[splitExampleId(id).version, runs.label], ...others]).toString()
    : null;
}

/** The button must match the first render of ExampleEditor. */
function exampleEditor(id: string, title: string, names: string[], versions: string | null): Element {
  const button = { type: 'button', className: 'ui-button small primary', dataEarly: '', ariaBusy: 'false' };
  return h(
    'div',
    { className: 'example-editor', dataEditor: id, dataFiles: JSON.stringify(names), dataVersions: versions },
    [
      h('div', { className: 'example-actions' }, [
        h('button', button, ['Edit', h('span', { className: 'sr-only' }, ` ${title}`)]),
      ]),
    ],
  );
}
