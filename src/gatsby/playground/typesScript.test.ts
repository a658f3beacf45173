import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import type { TypesRequest, TypesResponse } from '../../playground/types/messages';
import { contentVersions } from '../content/readContent';
import { DOCS_FOLDER } from '../paths';
import { join } from 'node:path';
import { readDeclarations } from './readDeclarations';
import { typesScript } from './typesScript';

const version = contentVersions()[0]!.name;
const { declarations } = readDeclarations(['react', 'react-querybuilder'], join(DOCS_FOLDER, version));

/** Runs the worker's script without Node.js, like a browser; returns what sends it a request. */
async function startWorker(fetch: (url: string) => Promise<object>) {
  let receive: (event: { data: TypesRequest }) => void = () => undefined;
  let answer: (response: TypesResponse) => void = () => undefined;
  const self = {
    addEventListener: (_type: string, listener: typeof receive) => (receive = listener),
    postMessage: (response: TypesResponse) => answer(response),
  };
  const script = await typesScript();
  new Script(script).runInContext(createContext({ self, fetch, URL, console, performance }));
  return (files: TypesRequest['files']) =>
    new Promise<TypesResponse>((resolve) => {
      answer = resolve;
      receive({ data: { declarations: 'https://a.example/types.json', files } });
    });
}

test('the worker loads declarations once, and answers with problems', async () => {
  const urls: string[] = [];
  const check = await startWorker((url) => {
    urls.push(url);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(declarations) });
  });
  const code = "import { QueryBuilder } from 'react-querybuilder';\nexport default () => <QueryBuilder fields={7} />;";
  expect(await check({ 'a.tsx': code, 'a.css': 'p {}' })).toMatchObject({
    problems: [{ file: 'a.tsx', line: 2 }],
  });
  expect(await check({ 'a.tsx': code.replace('7', '[]') })).toEqual({ problems: [] });
  expect(await check({ 'a.tsx': 'const a = ;' })).toMatchObject({ problems: [{ file: 'a.tsx', line: 1 }] });
  expect(urls).toEqual(['https://a.example/types.json']);
});

test('the worker says why there was no check, and loads again', async () => {
  const replies = [
    () => Promise.resolve({ ok: false, status: 404 }),
    () => Promise.reject(new Error('no connection')),
    () => Promise.resolve({ ok: true, json: () => Promise.resolve(declarations) }),
  ];
  const check = await startWorker(() => replies.shift()!());
  expect(await check({ 'a.ts': '' })).toEqual({ failure: 'https://a.example/types.json answered 404' });
  expect(await check({ 'a.ts': '' })).toEqual({ failure: 'no connection' });
  expect(await check({ 'a.ts': '' })).toEqual({ problems: [] });
});
