import { withPrefix } from 'gatsby';
import { exportQuery } from '../demo/core/exportQuery';
import { fields } from '../demo/core/fields';
import { FORMATS } from '../demo/core/formats';
import { IMPORT_LANGUAGES } from '../demo/core/imports/languages';
import { foundPages, MAX_PLACES } from '../search/foundPages';
import { searchClient } from '../search/searchClient';
import { markdownPath } from '../shared/navigation/markdownPath';
import { canonicalPath } from '../shared/navigation/wrongPath';
import { latestOf } from '../shared/versions/versions';
import type { Site } from '../runtime/useSite';

type Input = Record<string, unknown>;

interface Answer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: true };
  execute(input: Input): Promise<Answer>;
}

/** The part of WebMCP that is used here; see https://webmachinelearning.github.io/webmcp. */
export interface ModelContext {
  registerTool(tool: Tool): unknown;
}

const answer = (value: unknown): Answer => ({
  content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }],
});

const choice = (names: readonly string[], description: string) => ({ type: 'string', enum: names, description });

/** @throws Error that names the property and what it may be */
function readText(input: Input, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(`${name}: expected text.`);
}

/** @throws Error when the input has another value */
function readChoice<T extends string>(input: Input, name: string, choices: readonly T[]): T {
  const value = input[name];
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new Error(`${name} "${String(value)}": expected ${choices.join(', ')}.`);
}

const LANGUAGES = IMPORT_LANGUAGES.map(({ name }) => name);

const FORMAT_NAMES = FORMATS.map(({ name }) => name);

/** Gives an assistant in the browser the search, the pages as markdown, and the conversion of queries. */
export function registerTools(modelContext: ModelContext, versions: Site['versions']): void {
  const names = versions.map(({ name }) => name);
  const register = (
    name: string,
    description: string,
    properties: Record<string, object>,
    required: string[],
    act: (input: Input) => Promise<unknown>,
  ) =>
    modelContext.registerTool({
      ...{ name, description, annotations: { readOnlyHint: true } },
      inputSchema: { type: 'object', properties, required },
      // Assistants read a message, not an exception.
      execute: (input) =>
        act(input).then(answer, (error: Error) => ({ ...answer(error.message), isError: true }) satisfies Answer),
    });

  register(
    'search',
    'Search the documentation of React Query Builder: pages, best first, with the places in them.',
    { query: { type: 'string' }, version: choice(names, 'Default: the latest') },
    ['query'],
    async (input) => {
      const query = readText(input, 'query');
      const version = input.version === undefined ? latestOf(versions).name : readChoice(input, 'version', names);
      const { hits } = await searchClient.search({ query, version, offset: 0, limit: MAX_PLACES });
      return foundPages(hits);
    },
  );
  register(
    'page',
    'Read a page of this site as markdown.',
    { path: { type: 'string', description: 'Such as /docs/api/export' } },
    ['path'],
    async (input) => {
      const path = readText(input, 'path').replace(/[?#].*$/, '');
      const response = await fetch(withPrefix(markdownPath(canonicalPath(path.startsWith('/') ? path : `/${path}`))));
      if (!response.ok) throw new Error(`path "${path}": this site has no such page.`);
      return response.text();
    },
  );
  register(
    'convert_query',
    'Convert a query from one language to another by way of React Query Builder.',
    {
      text: { type: 'string' },
      from: choice(LANGUAGES, 'Language of the text'),
      to: choice(FORMAT_NAMES, 'Format of the result'),
    },
    ['text', 'from', 'to'],
    async (input) => {
      const from = readChoice(input, 'from', LANGUAGES);
      const to = readChoice(input, 'to', FORMAT_NAMES);
      const { importQuery } = await import(/* webpackChunkName: "demo-import" */ '../demo/core/imports/importQuery');
      const result = await importQuery(from, readText(input, 'text'), {
        listsAsArrays: true,
        independentCombinators: false,
        fields,
      });
      if ('problem' in result) throw new Error(result.problem);
      return exportQuery(result.query, to, { parseNumbers: true, validateQuery: false });
    },
  );
}
