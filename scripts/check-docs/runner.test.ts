import { expect } from 'vitest';
import { fence, testValidPages, testInvalidPages } from './testPages';

testValidPages([
  [
    'a module that ends with an element',
    fence('tsx', "import { QueryBuilder } from 'react-querybuilder';\n\n<QueryBuilder />"),
    1,
    0,
  ],
  ['an App that is all a module exports', fence('tsx title="App.tsx"', 'export const App = () => <p />;'), 1, 0],
  [
    'a component with props is not rendered',
    fence('tsx', 'export default function Hello(props: { name: string }) {\n  return <p>{props.name.length}</p>;\n}'),
    0,
    0,
  ],
  [
    'a style sheet is ignored',
    fence(
      'tsx',
      "import 'react-querybuilder/dist/query-builder.css';\nimport './App.css';\nexport default () => <p />;",
    ),
    1,
    0,
  ],
  ['an expected throw', fence('ts throws="no luck"', "throw new Error('Had no luck');"), 1, 0],
]);

testInvalidPages([
  [fence('tsx', "const Part = (): ReactNode => {\n  throw new Error('Oh');\n};\n<Part />"), '3: it throws Error: Oh'],
  [
    fence('ts', "({ a: 1 });\n// => {\n//   a: 1,\n// }\nJSON.parse('{');"),
    "6: it throws SyntaxError: Expected property name or '}' in JSON at position 1",
  ],
  [
    fence('ts', "const a = 1;\nJSON.parse('{');\na; // => 1"),
    "3: it throws SyntaxError: Expected property name or '}' in JSON at position 1",
  ],
  [
    fence(
      'tsx',
      "export default function App() {\n  if (Math.max(1, 2) === 2) throw new Error('Oh');\n  return <p />;\n}",
    ),
    '3: it throws Error: Oh',
  ],
  [
    fence('tsx', 'export default () => <ul>{[1].map((n) => <li>{n}</li>)}</ul>;'),
    expect.stringMatching(
      /^2: console\.error: Warning: Each child in a list should have a unique "key" prop/,
    ) as string,
  ],
  [fence('ts', "void Promise.reject(new Error('Late'));\n1; // => 1"), '2: it rejects Error: Late'],
  [
    fence('ts', "await fetch('https://example.com/'); // => 1"),
    '2: it throws Error: fetch: a sample has no network while it is checked',
  ],
  [
    fence(
      'tsx',
      'export default function App() {\n  const later = () => Math.random();\n  return <p onClick={later}>{Date.now()}</p>;\n}',
    ),
    '4: Date.now(): expected what is the same each time, such as Date.UTC(2026, 0, 31)',
  ],
  [
    fence('ts', 'const dice = [Math.random()];\nnew Date(0).getTime() + dice.length; // => 1'),
    '2: Math.random(): expected what is the same each time, such as a number',
  ],
  [fence('ts throws="no luck"', 'const a = 1;'), '2: throws="no luck": it does not throw'],
  [fence('ts throws="no luck"', "throw new Error('bad luck');"), '2: throws="no luck": it throws Error: bad luck'],
]);
