import { describe, expect, test } from 'vitest';
import type { MigrationTable } from '../shared/migration/types';
import { checkComponent } from './checkComponent';

const table: MigrationTable = {
  from: '3',
  to: '4',
  goneModules: ['react-querybuilder/dist/index.js'],
  exports: {
    'react-querybuilder': {
      findRule: { isGone: true },
      DragProvider: { isGone: true, movedTo: '@react-querybuilder/dnd' },
      QueryBuilder: { parameters: [['Props']] },
      NotToggle: { parameters: [['ToggleProps']] },
      formatQuery: { parameters: [null, ['Options']] },
      processor: { returnsAny: true },
    },
  },
  types: {
    Props: {
      members: {
        oldProp: { isGone: true },
        onAdd: { parameters: [null, 'other', 'wider'], before: 'a', after: 'b' },
        controls: { of: ['Controls'] },
        classes: { of: ['Classes'] },
        limit: { refusesOld: true, before: 'string', after: 'number' },
        onChange: { parameters: ['inferred'] },
      },
    },
    Controls: { members: { rule: { of: ['RuleProps'] } } },
    Classes: { members: { body: { isGone: true } } },
    RuleProps: {
      members: { parentId: { isGone: true }, schema: { of: ['Schema'] }, field: { reads: 'optional' } },
    },
    Schema: {
      members: { getLevel: { isGone: true }, fields: { reads: 'other', before: 'Field[]', after: 'FieldList' } },
      required: ['paths'],
    },
    ToggleProps: { required: ['path'] },
    Options: { members: { format: { of: ['Format'] } } },
    Format: { goneValues: ['xml'] },
  },
  fixes: { 'Props.query': { place: '/docs/4/migrate#query', isBehavior: true } },
  queries: {},
  places: {},
};

const found = (code: string, file = 'App.tsx') =>
  checkComponent(code, file, table).findings.map((it) => `${it.line}:${it.column} ${it.name} ${it.outcome.kind}`);

const unseen = (code: string) =>
  checkComponent(code, 'App.tsx', table).unseen.map((it) => `${it.line} ${it.text} ${it.reason}`);

const lib = (names: string) => `import { ${names} } from 'react-querybuilder';\n`;

describe('imports', () => {
  test.each([
    ['a name that is gone', lib('findRule'), ['1:10 findRule gone']],
    ['under another name', lib('findRule as find'), ['1:10 findRule gone']],
    ['a type', lib('type findRule'), ['1:15 findRule gone']],
    ['a name that another package has', lib('DragProvider'), ['1:10 DragProvider moved']],
    [
      'a module that is gone',
      "import x from 'react-querybuilder/dist/index.js';",
      ['1:15 react-querybuilder/dist/index.js gone'],
    ],
    ['an export of it', "export { findRule } from 'react-querybuilder';", ['1:10 findRule gone']],
    ['the whole module', "import * as RQB from 'react-querybuilder';\nRQB.findRule('a');", ['2:1 findRule gone']],
    ['another library', "import { findRule } from 'elsewhere';", []],
    ['what did not change', lib('QueryBuilder'), []],
  ])('%s', (_, code, expected) => expect(found(code)).toEqual(expected));
});

describe('what the library receives', () => {
  const app = lib('QueryBuilder, NotToggle, formatQuery');
  test.each([
    ['a prop', '<QueryBuilder oldProp />', ['2:15 Props.oldProp gone']],
    ['a prop of another component', '<Other oldProp />', []],
    ['a key of an object', '<QueryBuilder classes={{ body: "x" }} />', ['2:26 Classes.body gone']],
    ['a constant', 'const c = { body: "x" };\n<QueryBuilder classes={c} />', ['2:13 Classes.body gone']],
    [
      'a constant after a comment',
      'const c = /* mine */ { body: "x" };\n<QueryBuilder classes={/* c */ c} />',
      ['2:24 Classes.body gone'],
    ],
    [
      'a value that a hook keeps',
      '<QueryBuilder classes={useMemo(() => ({ body: "x" }), [])} />',
      ['2:41 Classes.body gone'],
    ],
    ['a value that it refuses', '<QueryBuilder limit={size} />', ['2:15 Props.limit type']],
    ['a parameter of another type', '<QueryBuilder onAdd={(a, id) => find(id)} />', ['2:15 Props.onAdd type']],
    ['the parameters before it', '<QueryBuilder onAdd={(a) => a} />', []],
    ['a parameter that is not used', '<QueryBuilder onAdd={(a, id) => a} />', []],
    ['a wider parameter without a type', '<QueryBuilder onAdd={(a, _, q) => q.rules} />', []],
    [
      'a wider parameter with a type',
      'const add = (a: A, _: any, q: Query) => q;\n<QueryBuilder onAdd={add} />',
      ['3:15 Props.onAdd type'],
    ],
    [
      'a setter of a state, where the type is inferred',
      'const [q, setQ] = React.useState<Query>(empty);\n<QueryBuilder onChange={setQ} />',
      ['3:15 Props.onChange type'],
    ],
    [
      'what tells the type to infer',
      'const [q, setQ] = useState(empty);\n<QueryBuilder onChange={(it: Query) => setQ(it)} onAdd={q} />',
      [],
    ],
    ['another pair', 'const [q, setQ] = pair();\n<QueryBuilder onChange={setQ} />', []],
    [
      'another name for it',
      'const B = (QueryBuilder as any).default ?? QueryBuilder;\n<B oldProp />',
      ['3:4 Props.oldProp gone'],
    ],
    ['what it requires', '<NotToggle checked />', ['2:2 ToggleProps.path required']],
    ['a spread, which may have it', '<NotToggle {...props} />', []],
    ['an option of a function', "formatQuery(q, { format: 'xml' })", ['2:26 Format.xml gone']],
    ['what behaves otherwise', '<QueryBuilder query={q} />', ['2:15 Props.query behavior']],
    [
      'a component without types',
      'const R = ({ parentId }) => parentId;\n<QueryBuilder controls={{ rule: R }} />',
      ['2:14 RuleProps.parentId gone'],
    ],
  ])('%s', (_, code, expected) => expect(found(app + code)).toEqual(expected));
});

describe('what the library gives', () => {
  const types = lib('RuleProps, Schema, processor');
  test.each([
    ['a pattern', 'const R = ({ parentId }: RuleProps) => null;', ['2:14 RuleProps.parentId gone']],
    ['a member', 'const R = (props: RuleProps) => props.parentId;', ['2:39 RuleProps.parentId gone']],
    ['a member of a member', 'const R = ({ schema }: RuleProps) => schema.getLevel();', ['2:45 Schema.getLevel gone']],
    ['a nested pattern', 'const R = ({ schema: { getLevel } }: RuleProps) => 1;', ['2:24 Schema.getLevel gone']],
    ['a component type', 'const R: React.FC<RuleProps> = ({ parentId }) => 1;', ['2:35 RuleProps.parentId gone']],
    [
      'a type of the app that extends it',
      'interface P extends RuleProps { a: 1 }\nconst R = ({ parentId }: P) => 1;',
      ['3:14 RuleProps.parentId gone'],
    ],
    ['what may be missing', 'const R = ({ field }: RuleProps) => field.trim();', ['2:37 RuleProps.field optional']],
    ['what is only shown', 'const R = ({ field }: RuleProps) => <p>{field}</p>;', []],
    ['another type', 'const R = (s: Schema) => s.fields.map(f);', ['2:28 Schema.fields type']],
    ['a callback that takes anything', 'const R = (s: Schema) => s.fields.map((f: any) => f.name);', []],
    [
      'what a function of the file returns',
      "const f = (s: Schema) => s.fields ?? '';\nf(schema).trim();\nf(schema);",
      ['3:1 Schema.fields type'],
    ],
    ['what it returns in place of what is missing', "const f = (p: RuleProps) => p.field ?? '';\nf(p).trim();", []],
    [
      'what may be missing in what it returns',
      'const f = (p: RuleProps) => p.field;\nf(p).trim();',
      ['3:1 RuleProps.field optional'],
    ],
    ['a function that calls itself', 'const f = (s: Schema) => f(s).a;\nconst g = () => g();\ng().a.b();', []],
    ['a callback on what has no type now', 'processor(r).replace(/a/g, c => c);', ['2:1 processor type']],
    ['a callback that tells its type', 'processor(r).replace(/a/g, (c: string) => c).trim(c => c);', []],
    ['its length', 'const R = (s: Schema) => s.fields.length;', []],
    ['the same name in another scope', 'const R = (p: RuleProps) => 1;\nconst S = (p: any) => p.parentId;', []],
    ['an object without what it needs', 'const s: Schema = { fields: [] };', ['2:7 Schema.paths required']],
  ])('%s', (_, code, expected) => expect(found(types + code)).toEqual(expected));
});

test('says what it does not look at', () => {
  const code = `import { QueryBuilder } from 'react-querybuilder';
import { classes } from './classes';
export * from 'react-querybuilder';
const lazy = () => import('react-querybuilder');
<QueryBuilder {...rest} classes={classes} controls={{ [key]: 1, ...more }} />;
`;
  expect(unseen(code)).toEqual([
    "3 export * from 'react-querybuilder'; export of everything",
    "4 import('react-querybuilder') dynamic import",
    '5 {...rest} spread',
    '5 classes value from elsewhere',
    '5 [key]: 1 computed key',
    '5 ...more spread',
  ]);
});

test('reads casts in angle brackets, as TypeScript has them', () => {
  expect(found(`${lib('findRule')}const a = <any>b;`, 'a.ts')).toEqual(['1:10 findRule gone']);
});

test('names that are defined by each other end', () => {
  const code =
    'const a = b.c;\nconst b = a.c;\nconst d = e;\nconst e = d;\n<QueryBuilder onAdd={d} classes={a} limit={b} />;\n<b.c /> ?? <d />;';
  expect(found(lib('QueryBuilder') + code)).toEqual(['6:37 Props.limit type']);
});

test.each(['', '<<<', 'import {', 'const = ({ ]'])('malformed code, %s, is read as far as it goes', (code) => {
  expect(found(lib('findRule') + code)).toEqual(['1:10 findRule gone']);
});
