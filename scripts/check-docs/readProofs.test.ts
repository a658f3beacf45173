import { fence, testInvalidPages, testValidPages } from './testPages';

const QUERY = "const q: RuleGroupType = { combinator: 'and', rules: [] };";

const SECTION = `## Formats

The default is \`"json"\`. Rules are written
in their order. A list has at most 2 items.
`;

const proof = (...code: string[]) => SECTION + fence('ts proof', [QUERY, ...code].join('\n'));

const DEFAULT = ['// > The default is `"json"`.', "formatQuery(q) === formatQuery(q, 'json'); // => true"];
const ORDER = [
  '// > Rules are written',
  '// > in their order.',
  "formatQuery({ ...q, rules: ['a', 'b'].map(field => ({ field, operator: 'null', value: '' })) }, 'cel');",
];
const LIMIT = ['// > at most 2 items', '[1, 2].length; // => 2'];

testValidPages([
  ['sentences in a row', proof(...DEFAULT, ...ORDER, "// => 'a == null && b == null'", ...LIMIT), 1, 3],
  [
    'a proof between a sample and what continues it',
    fence('ts', 'const shown = 1;') + proof(...LIMIT) + fence('ts continued', 'shown; // => 1'),
    2,
    2,
  ],
  [
    'a proof between a sample and its output',
    `${SECTION}${fence('ts', "console.log('shown')")}${fence('ts proof', LIMIT.join('\n'))}${fence('text output', 'shown')}`,
    2,
    2,
  ],
]);

testInvalidPages([
  [
    proof(DEFAULT[0]!, "formatQuery(q) === formatQuery(q, 'sql'); // => true"),
    '8: // => true: it is false (the page says "The default is `"json"`.")',
  ],
  [
    proof(...LIMIT, ...ORDER, "// => 'b == null && a == null'"),
    "12: // => 'b == null && a == null': it is 'a == null && b == null' (the page says \"Rules are written in their order.\")",
  ],
  [proof(...LIMIT).replace('at most 2', 'at most 3'), '7: proof: the section above does not say "at most 2 items"'],
  [
    proof(...DEFAULT).replace('`"json"`. Rules', '`"sql"`. Rules'),
    '7: proof: the section above does not say "The default is `"json"`."',
  ],
  [
    proof(...LIMIT).replace('```ts proof', '## Other\n\n```ts proof'),
    '9: proof: the section above does not say "at most 2 items"',
  ],
  [
    proof(...LIMIT, '// > Rules are written', "formatQuerty(q, 'sql'); // => '(1 = 1)'"),
    '10: Cannot find name \'formatQuerty\'. (the page says "Rules are written")',
  ],
  [
    proof('// > Rules are written', '// > in their order.', 'q;', ...LIMIT),
    '7: proof: expected "// =>" below, which proves "Rules are written in their order."',
  ],
  [proof('1 + 1; // => 2'), '5: proof: expected a comment such as "// > Words of the section above."'],
]);
