import { expect, test } from 'vitest';
import { checkExample } from './checkExample';

const check = (files: Record<string, string>) => () => checkExample('5/intro/app', files);

test('an example that compiles and has valid imports passes', () => {
  const app = "import { useState } from 'react';\nimport './a.css';\nexport default () => <p>{useState(0)[0]}</p>;";
  expect(check({ 'app.tsx': app, 'a.css': '' })).not.toThrow();
});

test.each([
  ["\nimport { chunk } from 'lodash';\nchunk();", 'app.tsx:2: "lodash" cannot be imported here. Available: '],
  ['const a = (;', 'app.tsx:1: Unexpected token'],
  ['\n\n1 = 2;', 'app.tsx:3: expected JavaScript that the editor understands'],
])('%j fails with its file and line', (app, message) => {
  expect(check({ 'app.tsx': app })).toThrow(`content/docs/5/_examples/intro/${message}`);
});

test('the files that an example imports are checked too', () => {
  const files = { 'app.tsx': "import './parts/row';", 'parts/row.tsx': "import 'lodash';" };
  expect(check(files)).toThrow('content/docs/5/_examples/intro/parts/row.tsx:1: "lodash"');
});
