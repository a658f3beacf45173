import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { FoundPage } from '../src/search/foundPages';
import { expect, needsBuild, test } from './support/test';

needsBuild('the server for editors reads a build');

test.describe.configure({ mode: 'serial' });

const client = new Client({ name: 'test', version: '1.0.0' });

test.beforeAll(() => client.connect(new StdioClientTransport({ command: 'npm', args: ['run', '--silent', 'mcp'] })));
test.afterAll(() => client.close());

/** What a tool answers, and whether it is an error. */
async function call(name: string, input: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { text, isError: isError === true };
}

async function read<T>(name: string, input: Record<string, unknown>): Promise<T> {
  const { text, isError } = await call(name, input);
  expect(isError, text).toBe(false);
  return JSON.parse(text) as T;
}

test('lists its tools, each with what it does', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'page', 'symbol', 'changes', 'check_sample']);
  for (const { name, description } of tools) expect(description, name).toMatch(/^[A-Z].+\.(?: .+)?$/);
  expect(client.getInstructions()).toContain('Versions: next, 5, 4, 3');
});

test('searches a version, and reads a page that it found', async () => {
  const [found] = await read<FoundPage[]>('search', { query: 'parse numbers', version: '4' });
  expect(found).toMatchObject({ page: '/docs/4/api/export', title: expect.stringContaining('API > Export') });
  const address = found?.places[0]?.address;
  expect(address).toBe('/docs/4/api/export#parse-numbers');
  const { text } = await call('page', { address });
  expect(text).toContain('Version v4.x, react-querybuilder 4.');
  expect((await call('page', { address: 'https://a.example/docs/4/api/export.md' })).text).toMatch(/^# Export\n/);
  expect((await call('page', { address: '/' })).text).toContain('## Documentation');
});

test('tells what a version declares under a name', async () => {
  expect(await read('symbol', { name: 'FormatQueryOptions.fallbackExpression' })).toMatchObject({
    package: 'react-querybuilder',
    type: 'fallbackExpression?: string',
    since: '4.2.2 or earlier',
  });
  expect(await read('symbol', { name: 'QueryBuilder', version: 'next' })).toMatchObject({ kind: 'component' });
});

test('lists the changes between two versions', async () => {
  const changes = await read<{ kind: string; symbol: string }[]>('changes', { from: '3', to: '4' });
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['added', 'changed', 'removed']));
  const some = await read<{ symbol: string }[]>('changes', { from: '3', to: 'next', symbol: 'formatQuery' });
  expect(new Set(some.map(({ symbol }) => symbol))).toEqual(new Set(['formatQuery']));
});

test('compiles a sample against a version', async () => {
  const code = (name: string) => `import { ${name} } from 'react-querybuilder';\nexport const a = ${name};\n`;
  expect(await read('check_sample', { code: code('QueryBuilder'), version: '5' })).toEqual([]);
  const problems = await read('check_sample', { code: code('QueryBuilder'), version: '3' });
  expect(problems).toEqual([{ line: 1, message: expect.stringContaining("no exported member 'QueryBuilder'") }]);
  expect(await read('check_sample', { code: 'const a: = 1;', language: 'ts' })).not.toEqual([]);
});

for (const [tool, input, message] of [
  ['search', { query: 'sql', version: '9' }, 'Version "9": expected next, 5, 4, 3.'],
  ['search', { query: '' }, 'query'],
  ['page', { address: '/docs/nowhere' }, 'Page "/docs/nowhere": the site has no such page.'],
  ['page', { address: '../package.json' }, 'the site has no such page'],
  ['page', { address: '/../../etc/passwd' }, 'the site has no such page'],
  ['symbol', { name: 'nothing' }, 'Symbol "nothing": version 5 does not declare it. No version does.'],
  ['symbol', { name: 'useRuleGroup', version: '3' }, 'version 3 does not declare it. These do: next.'],
  ['symbol', { name: 'QueryBuilder', version: '../5' }, 'Version "../5": expected next, 5, 4, 3.'],
  ['changes', { from: '5', to: '4' }, 'expected an older version first. From new to old: next, 5, 4, 3.'],
  ['changes', { from: '5', to: '6' }, 'Version "6": expected'],
  ['check_sample', { code: 'a', version: '2' }, 'Version "2": expected'],
  ['check_sample', { code: 'a', language: 'python' }, 'language'],
] as const) {
  test(`${tool} answers ${JSON.stringify(input)} with a clear error`, async () => {
    const { text, isError } = await call(tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
    expect(text).not.toMatch(/\n\s+at /);
  });
}
