import { expect, test } from 'vitest';
import { parseCodeMeta } from './codeMeta';
import { highlightCode as highlightTokens } from './highlight';
import { printHtml } from './pageHtml';

const plain = parseCodeMeta('');

const highlightCode = (...sample: Parameters<typeof highlightTokens>) => printHtml(highlightTokens(...sample));

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The tokens of a sample with their classes: `k:const` for a keyword. */
const tokensOf = (code: string, language: string) =>
  [...highlightCode(code, language, plain).matchAll(/<span class="(\w)">([^<]*)<\/span>/g)].map(
    ([, kind, text]) => `${kind}:${textOf(text ?? '')}`,
  );

const samples = {
  js: ["const a = 'b' + f(1); // c", ['k:const', "s:'b'", 'f:f', 'n:1', 'c:// c']],
  jsx: ['<Builder fields={null} label="x" />', ['e:Builder', 'p:fields', 'n:null', 'p:label', 's:"x"']],
  ts: ['type A = { b?: string };', ['k:type', 't:A', 'p:b', 't:string']],
  tsx: [
    'export default (p: Props) => <b>{p.q < 2}</b>;',
    ['k:export', 'k:default', 't:Props', 'e:b', 'p:q', 'n:2', 'e:b'],
  ],
  json: ['{ "a": [1, true, null, "b"] }', ['p:"a"', 'n:1', 'n:true', 'n:null', 's:"b"']],
  jsonc: ['{ "a": 1 } // b', ['s:"a"', 'n:1', 'c:// b']],
  css: ['.rule { color: #fff; /* c */ }', ['t:rule', 'p:color', 'n:#fff', 'c:/* c */']],
  scss: ['$a: 1px;\n.b { margin: $a; }', ['n:1px', 't:b', 'p:margin']],
  html: ['<p class="x">a</p>', ['e:p', 'p:class', 's:"x"', 'e:p']],
  sql: ["SELECT * FROM t WHERE a = 'x' AND b > 1", ['k:SELECT', 'k:FROM', 'k:WHERE', "s:'x'", 'k:AND', 'n:1']],
  shell: ['npm install # now', ['t:npm', 'c:# now']],
  bash: ['npm install # now', ['t:npm', 'c:# now']],
  diff: ['@@ -1 +1 @@\n-a\n+b\n c', ['c:@@ -1 +1 @@', 'e:-a', 's:+b']],
} satisfies Record<string, [string, string[]]>;

test.each(Object.entries(samples))('%s is coloured by its tokens', (language, [code, tokens]) => {
  expect(tokensOf(code, language)).toEqual(tokens);
});

test('colours what follows the type arguments of a tag', () => {
  const code = '<Builder<{ a: string }, Map<1, B>> fields={null}>x</Builder>; const a: C = 1;';
  expect(tokensOf(code, 'tsx')).toEqual([
    'e:Builder',
    'p:a',
    't:string',
    't:Map',
    'n:1',
    't:B',
    'p:fields',
    'n:null',
    'e:Builder',
    'k:const',
    't:C',
    'n:1',
  ]);
});

test.each(['text', 'md', 'mdx', 'yaml'])('%s has no colours', (language) => {
  expect(highlightCode('# a: <b> & "c"', language, plain)).toBe('# a: &lt;b> &amp; "c"');
});

const tricky = 'const a = `<b>\n&lt; ${x}\n`;\n\n/* c\n  d */ if (a < b && c > d) {}\n\t"\u{1F600} ä"';

test.each(['', '{1}', 'showLineNumbers', 'ins={2} del={3-5}'])('keeps the code to copy unchanged, with %j', (meta) => {
  const languages = [...Object.keys(samples), 'text'];
  const end = meta ? '\n' : '';
  for (const language of languages) {
    const html = highlightCode(tricky, language, parseCodeMeta(meta));
    expect(textOf(html), language).toBe(tricky + end);
  }
});

const links = (code: string, language = 'tsx') =>
  [
    ...highlightCode(code, language, plain, (name) =>
      /^(?:Query|Field|formatQuery)/.test(name) ? `#${name}` : null,
    ).matchAll(/<a( tabindex="-1")? href="#([\w.]+)">(\w+)<\/a>/g),
  ].map(([, hidden, name, text]) => [name, text, hidden === undefined ? 'tab' : '']);

test('a name of the library is a link wherever it is used, and the tab key stops at the first', () => {
  const code = `import { type Field, QueryBuilder, formatQuery as format } from 'react-querybuilder';
const fields: Field[] = [];
const App = () => <QueryBuilder<Field> fields={fields} />;`;
  expect(links(code)).toEqual([
    ['Field', 'Field', 'tab'],
    ['QueryBuilder', 'QueryBuilder', 'tab'],
    ['formatQuery', 'formatQuery', 'tab'],
    ['Field', 'Field', ''],
    ['QueryBuilder', 'QueryBuilder', ''],
    ['Field', 'Field', ''],
    ['QueryBuilderProps.fields', 'fields', 'tab'],
  ]);
});

test('a name that is also that of its property is a link', () => {
  expect(links('const a = { formatQuery, b: { formatQuery() {} } };')).toEqual([['formatQuery', 'formatQuery', 'tab']]);
});

test('an attribute of a component leads to its prop', () => {
  expect(links('<QueryBuilder fields={fields} onChange={() => <b title="x" />} />')).toEqual([
    ['QueryBuilder', 'QueryBuilder', 'tab'],
    ['QueryBuilderProps.fields', 'fields', 'tab'],
    ['QueryBuilderProps.onChange', 'onChange', 'tab'],
  ]);
});

test('an attribute after type arguments leads to its prop too', () => {
  const code = `<QueryBuilder<Field<() => void>> fields={[]}><Query.Inner<Field> query={1} /></QueryBuilder>;
const other = <Query<Map<1, 2>>></Query>;`;
  expect(links(code)).toEqual([
    ['QueryBuilder', 'QueryBuilder', 'tab'],
    ['Field', 'Field', 'tab'],
    ['QueryBuilderProps.fields', 'fields', 'tab'],
    ['Query', 'Query', 'tab'],
    ['Field', 'Field', ''],
    ['QueryBuilder', 'QueryBuilder', ''],
    ['Query', 'Query', ''],
    ['Query', 'Query', ''],
  ]);
});

test.each([
  ['that the sample declares', 'const formatQuery = 1; formatQuery;'],
  ['that a parameter has', '(Field) => Field;'],
  ['of a property', 'query.formatQuery; const a = { formatQuery: 1 };'],
  ['that it imports from elsewhere', "import { QueryBuilder } from './other'; <QueryBuilder fields={1} />;"],
  ['in a comment or a text', "// formatQuery\n'formatQuery'"],
])('a name %s is no link', (_, code) => {
  expect(links(code)).toEqual([]);
});

test('only scripts have names of the library', () => {
  expect(links('{ "Field": Field }', 'json')).toEqual([]);
});

test('closes a token that spans several lines at the end of each line', () => {
  expect(highlightCode('/* a\nb */', 'js', plain)).toBe('<span class="c">/* a</span>\n<span class="c">b */</span>');
});

test('gives each line of a marked sample a span, even without a mark', () => {
  expect(highlightCode('a\nb\nc\nd', 'text', parseCodeMeta('{1} ins={2} del={3}'))).toBe(
    '<span class="line marked">a\n</span><span class="line ins">b\n</span>' +
      '<span class="line del">c\n</span><span class="line">d\n</span>',
  );
});

test('a line can be both added and highlighted, but not both added and removed', () => {
  expect(highlightCode('a\nb', 'text', parseCodeMeta('{1} ins={1,2} del={2}'))).toBe(
    '<span class="line ins marked">a\n</span><span class="line del">b\n</span>',
  );
});

test('gives each numbered line a span, even an empty one', () => {
  expect(highlightCode('a\n\nb', 'text', parseCodeMeta('showLineNumbers'))).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b\n</span>',
  );
});

test('shows code that does not parse', () => {
  const code = 'const = {{ <';
  expect(textOf(highlightCode(code, 'tsx', plain))).toBe(code);
});
