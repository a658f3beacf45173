import { mkdirSync, symlinkSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { folderPerFile } from '../../../tests/support/folder';
import { readApi } from './readApi';
import type { DeclaredApi } from './types';

const DECLARATIONS = `
export interface Common { path: number[] }
interface Hidden { secret: string }
/** Said of it. */
export interface WidgetOptions extends Common {
  /** @default 'all' // of them */
  scope?: 'all' | 'some';
  levels?: number;
  debug?: boolean;
  hidden?: Hidden;
  call(name: string): void;
}
export interface Plain { levels?: number }
export type Format = 'json' | 'sql' | null;
export type Either = { kind: 'a'; query?: never } | { kind: 'b'; query?: string };
export type List = string[] & { length: 2 };
export type Named = Pick<Plain, 'levels'>;
export type Mixed = Named & { own: string };
export declare function build(name: string): string;
export declare function build(name: number): number;
export declare const useBuild: (options?: WidgetOptions) => { done: boolean };
export declare const Widget: (props: WidgetOptions) => { type: string } & JSX.Element;
export declare const names: { readonly first: "one"; readonly second: "two" };
export declare const separator = ",";
export interface Rule<F extends string = string, V = any> { field: F; value: V }
export type Group<R extends Rule = Rule> = { rules: R[] };
export declare const group: Group<Rule<string, any>>;
export declare const named: Group<Rule<'age', any>>;
export declare const outside: import("./other").Outside<string>;
export declare const handle: Pick<Plain, ${Array.from({ length: 13 }, (_, index) => `'p${index}'`).join(' | ')}>;
export declare const some: Pick<Plain, 'levels' | 'debug'>;
export default Widget;
export * from '@react-querybuilder/ts';
declare global { namespace JSX { interface Element { type: string } } }
`;

const SHARED = 'export interface Shared { own: string }';

const CODE = `
const useBuild = ({ levels = 3, call = function () {}, scope = other } = {}) => ({ done: levels });
function inner(props, context) { return usePreferProp(true, props.debug, context.debug); }
`;

const { inFolder, write } = folderPerFile();
let api: DeclaredApi;

beforeAll(() => {
  install('widgets', DECLARATIONS);
  install('@react-querybuilder/ts', SHARED);
  api = readApi(inFolder('project'), ['widgets']);
});

function install(name: string, declarations: string) {
  const root = `project/node_modules/${name}`;
  write(`${root}/index.d.ts`, declarations);
  write(`${root}/index.js`, CODE);
  write(`${root}/package.json`, JSON.stringify({ version: '1.2.3', types: 'index.d.ts', main: 'index.js' }));
}

const symbol = (name: string) => api.symbols.find((it) => it.name === name);
const members = (name: string) => symbol(name)?.members.map((it) => it.name);

test.each([
  ['group', 'Group'],
  ['named', "Group<Rule<'age'>>"],
  ['outside', 'Outside<string>'],
  ['handle', 'Plain'],
  ['some', "Pick<Plain, 'levels' | 'debug'>"],
])('writes the type of %s without what its author left out', (name, type) => {
  expect(symbol(name)?.signature).toBe(`const ${name}: ${type}`);
});

test('lists packages with their versions', () => {
  expect(api.packages).toEqual({ widgets: '1.2.3' });
});

test('lists the types of the library that a package exports again', () => {
  expect(members('Shared')).toEqual(['own']);
});

test('a copy of the project that shares the installed packages reads the same', () => {
  mkdirSync(inFolder('copy'));
  symlinkSync(inFolder('project/node_modules'), inFolder('copy/node_modules'));
  expect(readApi(inFolder('copy'), ['widgets'])).toEqual(api);
});

test.each([
  ['build', 'function'],
  ['useBuild', 'hook'],
  ['Widget', 'component'],
  ['names', 'constant'],
  ['separator', 'constant'],
  ['Format', 'type'],
  ['Plain', 'interface'],
])('%s is a %s', (name, kind) => {
  expect(symbol(name)).toMatchObject({ kind, exported: true, package: 'widgets' });
});

test('does not list the default export a second time', () => {
  expect(symbol('default')).toBeUndefined();
});

test('lists a type that others only refer to as not exported', () => {
  expect(symbol('Hidden')).toMatchObject({ exported: false, members: [{ name: 'secret' }] });
});

test('a function has the declarations of all its overloads', () => {
  expect(symbol('build')?.signature).toBe(
    'function build(name: string): string;\nfunction build(name: number): number',
  );
});

test('shows the type of a constant, or its value if only that is declared', () => {
  expect(symbol('separator')?.signature).toBe('const separator = ","');
  expect(symbol('useBuild')?.signature).toMatch(/^const useBuild: \(options\?: WidgetOptions\) => \{/);
});

test('lists the own members of an interface and the names of those that it extends', () => {
  expect(members('WidgetOptions')).toEqual(['scope', 'levels', 'debug', 'hidden', 'call']);
  expect(symbol('WidgetOptions')?.extends).toEqual(['Common']);
});

test('writes the types of members on one line and marks optional members', () => {
  const [scope, , , , call] = symbol('WidgetOptions')?.members ?? [];
  expect(scope).toMatchObject({ type: "'all' | 'some'", optional: true });
  expect(call).toMatchObject({ type: '(name: string) => void', optional: false });
});

test('takes defaults from the declaration, from a pattern in the code and from a preference', () => {
  const found = symbol('WidgetOptions')?.members.map((it) => [it.name, it.default]);
  expect(found).toEqual([
    ['scope', "'all'"],
    ['levels', '3'],
    ['debug', 'true'],
    ['hidden', null],
    ['call', null],
  ]);
});

test('takes no defaults from the code for a type that is neither props nor options', () => {
  expect(symbol('Plain')?.members).toEqual([{ name: 'levels', type: 'number', optional: true, default: null }]);
});

test('lists the values of a union of texts as members', () => {
  expect(members('Format')).toEqual(['json', 'sql']);
});

test('lists the members of all objects in a union, with the type of the one that allows them', () => {
  expect(symbol('Either')?.members).toContainEqual({ name: 'query', type: 'string', optional: true, default: null });
});

test.each(['List', 'Named'])('lists no members of %s, which only refers to other types', (name) => {
  expect(members(name)).toEqual([]);
});

test('a type that adds to another has the members of both', () => {
  expect(members('Mixed')).toEqual(['levels', 'own']);
});

test('lists the properties that the type of a constant spells out', () => {
  expect(symbol('names')?.members.map((it) => [it.name, it.type])).toEqual([
    ['first', '"one"'],
    ['second', '"two"'],
  ]);
});

test('a package that is not installed is named', () => {
  expect(() => readApi(inFolder('project'), ['gadgets'])).toThrow(/^gadgets\/package\.json: not installed/);
});
