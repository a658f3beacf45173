import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { contentVersions, readSite } from '../../src/gatsby/content/readContent';
import { latestOf } from '../../src/shared/versions/versions';
import { builtDocs, findVersion } from './builtDocs';
import { checkSample, SAMPLE_LANGUAGES } from './checkSample';
import { describeSymbol, listChanges } from './libraryApi';

const answer = (value: unknown) => ({
  content: [{ type: 'text' as const, text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) }],
});

/**
 * A Model Context Protocol server over a built site. Its tools answer errors, such as an unknown version, in a sentence
 * that says what was expected.
 */
export function createDocsServer(site: string): McpServer {
  const docs = builtDocs(site);
  const { title } = readSite();
  const names = contentVersions().map(({ name }) => name);
  const latest = latestOf(contentVersions()).name;
  const server = new McpServer(
    { name: 'react-querybuilder-docs', version: '1.0.0' },
    {
      instructions: `The documentation of ${title}. Versions: ${names.join(', ')}; without one, tools take ${latest}.`,
    },
  );
  const version = z
    .string()
    .optional()
    .describe(`One of ${names.join(', ')}; default: ${latest}`);
  const annotations = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'search',
    {
      description: `Search the documentation of ${title}. Answers with pages, best first, and places in them; read them with the tool "page".`,
      inputSchema: { query: z.string().min(1).describe('A few words, or a name of the API'), version },
      annotations,
    },
    (input) => answer(docs.search(input.query, findVersion(input.version).name)),
  );
  server.registerTool(
    'page',
    {
      description: 'Read a page as markdown.',
      inputSchema: { address: z.string().min(1).describe('Such as /docs/api/export, or a full address') },
      annotations,
    },
    ({ address }) => answer(docs.readPage(address)),
  );
  server.registerTool(
    'symbol',
    {
      description: 'What a version declares under a name: type, default, members, since when, what changed.',
      inputSchema: { name: z.string().min(1).describe('Such as formatQuery, Field or Field.label'), version },
      annotations,
    },
    (input) => answer(describeSymbol(input.name, findVersion(input.version).name)),
  );
  server.registerTool(
    'changes',
    {
      description: 'Exports that were added, changed or removed between two versions, with the types before and after.',
      inputSchema: {
        from: z.string().describe('The older version'),
        to: z.string().describe('The newer version'),
        symbol: z.string().optional().describe('Only the changes of this export'),
      },
      annotations,
    },
    ({ from, to, symbol }) =>
      answer(listChanges(from, to).filter((change) => symbol === undefined || change.symbol === symbol)),
  );
  server.registerTool(
    'check_sample',
    {
      description: 'Compile code strictly against the packages of a version, without running it. No problems: [].',
      inputSchema: {
        code: z.string().min(1),
        language: z.enum(SAMPLE_LANGUAGES).default('tsx'),
        version,
      },
      annotations,
    },
    (input) => answer(checkSample(input.code, input.language, findVersion(input.version).name)),
  );
  return server;
}
