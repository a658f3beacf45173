import { fence, testValidPages, testInvalidPages } from './testPages';

testValidPages([
  [
    'a value with comments in it',
    fence(
      'ts',
      '({ a: 1, b: 2 });\n// => {\n//   a: 1, // one\n//   b: 2,\n// }\nJSON.parse("{"); // => throws SyntaxError: Expected',
    ),
    1,
    2,
  ],
  [
    'a value over several lines',
    fence('ts', '({ a: [1], b: undefined });\n// => {\n//   a: [1],\n// }\n// and so on'),
    1,
    1,
  ],
  [
    'the value of a declaration',
    fence('ts', 'const { length } = "abc"; // => "abc"\nconsole.log(length); // => 3'),
    1,
    2,
  ],
  ['a value inside a block', fence('ts', 'for (const n of [2, 2]) {\n  n; // => 2\n}'), 1, 1],
  [
    'a comment inside a string, which is no value',
    fence('ts', "const text = `// => nothing`;\ntext; // => '// => nothing'"),
    1,
    1,
  ],
  ['an awaited value', fence('ts', 'await Promise.resolve(1); // => 1'), 1, 1],
  ['a throw', fence('ts', "JSON.parse('{'); // => throws Expected property name"), 1, 1],
]);

testInvalidPages([
  [fence('ts', '1 + 1; // => 3'), '2: // => 3: it is 2'],
  [fence('ts', '1 + 1; // => two, of course'), '2: // => two, of course: expected a JavaScript expression'],
  [
    fence('ts', 'function f() {\n  return 1; // => 1\n}'),
    '3: // => expected right after an expression statement or a declaration',
  ],
  [fence('ts', 'if (Math.max(1, 2) < 1) {\n  console.log(1); // => 1\n}'), '3: // => is not reached'],
  [fence('ts', 'const f = () => 1; // => () => 1'), '2: // => [Function (anonymous)]: it is [Function (anonymous)]'],
  [
    fence('ts', "JSON.parse('1'); // => throws Expected\nJSON.parse('{'); // => throws Unexpected end"),
    '2: // => throws: it does not throw',
    "3: // => throws Unexpected end: it throws SyntaxError: Expected property name or '}' in JSON at position 1",
  ],
]);
