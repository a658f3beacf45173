import { createContext, Script } from 'node:vm';
import { wrap } from 'comlink';
import { expect, test } from 'vitest';
import type { TypesWorker } from '../../playground/types/worker';
import { contentVersions } from '../content/readContent';
import { DOCS_FOLDER } from '../paths';
import { join } from 'node:path';
import { readDeclarations } from './readDeclarations';
import { typesScript } from './typesScript';

const version = contentVersions()[0]!.name;
const { declarations } = readDeclarations(['react', 'react-querybuilder'], join(DOCS_FOLDER, version));

/** Runs the worker's script without Node.js, like a browser; returns what sends it the files of an example. */
async function startWorker(fetch: (url: string) => Promise<object>) {
  const { port1, port2 } = new MessageChannel();
  const endpoint = {
    addEventListener: port1.addEventListener.bind(port1),
    postMessage: port1.postMessage.bind(port1),
  };
  const script = await typesScript();
  new Script(script).runInContext(createContext({ ...endpoint, fetch, URL, console, performance }));
  port1.start();
  const { check } = wrap<TypesWorker>(port2);
  return (files: Parameters<TypesWorker['check']>[1]) => check('https://a.example/types.json', files);
}

test('the worker loads declarations once, and answers with problems', async () => {
  const urls: string[] = [];
  const check = await startWorker((url) => {
    urls.push(url);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(declarations) });
  });
  const code = "import { QueryBuilder } from 'react-querybuilder';\nexport default () => <QueryBuilder fields={7} />;";
  expect(await check({ 'a.tsx': code, 'a.css': 'p {}' })).toMatchObject([{ file: 'a.tsx', line: 2 }]);
  expect(await check({ 'a.tsx': code.replace('7', '[]') })).toEqual([]);
  expect(await check({ 'a.tsx': 'const a = ;' })).toMatchObject([{ file: 'a.tsx', line: 1 }]);
  expect(urls).toEqual(['https://a.example/types.json']);
});
