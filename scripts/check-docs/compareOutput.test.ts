import { fence, QUERY, testValidPages, testInvalidPages } from './testPages';

testValidPages([
  ['a printed object as JSON', fence('ts', 'console.log({ a: 1 });') + fence('json output', '{ "a": 1 }'), 1, 1],
  ['a string of JSON', fence('ts', `'{"a":1}';`) + fence('json output', '{\n  "a": 1\n}'), 1, 1],
  [
    'printed text',
    fence('ts', "console.log('a', 1);\nconsole.log([2]);\n3;") + fence('text output', 'a 1\n[ 2 ]'),
    1,
    1,
  ],
  [
    'a declared value as text',
    QUERY + fence('ts', "const sql = formatQuery(query, 'sql');") + 'Words.\n\n' + fence('sql output', "(age > '28')"),
    1,
    1,
  ],
  [
    'a default export',
    fence('tsx', 'export default function Hello() {\n  return <p className="a b">Hello</p>;\n}') +
      fence('html output', '<p\n  class="a b"\n>Hello</p>'),
    1,
    1,
  ],
  [
    'outputs in tabs of their own',
    fence('ts', '({ a: 1 });') +
      '<Tabs>\n<Tab label="JSON">\n\n' +
      fence('json output', '{ "a": 1 }') +
      '\n</Tab>\n<Tab label="Text">\n\n' +
      fence('text output', '{ a: 1 }') +
      '\n</Tab>\n</Tabs>\n',
    1,
    2,
  ],
]);

testInvalidPages([
  [fence('ts', '"a";') + fence('text output', 'b'), '5: output: the sample gives a'],
  [fence('ts', '({ a: 1 });') + fence('json output', '{ "a": 2 }'), '5: output: the sample gives { a: 1 }'],
  [fence('ts', 'console.log("a");\n"b";') + fence('text output', 'b'), '6: output: the sample gives a'],
  [fence('tsx', '<p>a</p>') + fence('html output', '<p>b</p>'), '5: output: the sample renders <p>a</p>'],
  [
    fence('ts', 'function f() {}') + fence('text output', 'a'),
    '5: output: the sample prints nothing, and its last statement has no value',
  ],
  [fence('text output', 'a'), '1: output: expected a sample before it'],
  [
    fence('ts', '1;') + fence('text output', '1') + fence('text output', '1'),
    '7: output: the sample of line 4 has one already; put several into tabs of their own',
  ],
]);
