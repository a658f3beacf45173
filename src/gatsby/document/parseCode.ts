import { MySQL } from '@codemirror/lang-sql';
import { StreamLanguage } from '@codemirror/language';
import { diff } from '@codemirror/legacy-modes/mode/diff';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import type { Parser, Tree } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { parser as sass } from '@lezer/sass';

/** A stretch of code, and a tree in which it has the same positions. */
export interface ParsedPart {
  from: number;
  to: number;
  tree: Tree;
}

const script = (dialect: string) => javascript.configure({ dialect });

const SHELL = StreamLanguage.define(shell).parser;

/** Parser by fence language; null for plain text. */
const PARSERS = new Map<string, Parser | null>(
  Object.entries({
    js: script('jsx'),
    jsx: script('jsx'),
    ts: script('ts'),
    tsx: script('ts jsx'),
    json,
    jsonc: script(''),
    css,
    scss: sass.configure({ dialect: '' }),
    html,
    sql: MySQL.language.parser,
    shell: SHELL,
    bash: SHELL,
    diff: StreamLanguage.define(diff).parser,
    mdx: null,
    md: null,
    yaml: null,
    text: null,
  }),
);

/** @throws Error that lists the languages, for an unknown language */
export function requireLanguage(language: string): void {
  if (PARSERS.has(language)) return;
  throw new Error(`no language "${language}": expected ${[...PARSERS.keys()].join(', ')}`);
}

/** @returns parts that cover the code, in order; none for plain text */
export function parseCode(code: string, language: string): ParsedPart[] {
  const parser = PARSERS.get(language);
  return parser ? parse(code, parser) : [];
}

/** The grammar has no type arguments of JSX tags: they get trees of their own, and the tree around them sees spaces. */
function parse(code: string, parser: Parser): ParsedPart[] {
  const types: ParsedPart[] = [];
  let around = code;
  let tree = parser.parse(around);
  for (let tag = typedTag(tree, around); tag; tag = typedTag(tree, around)) {
    const from = tag.to;
    const to = endOfTypeArguments(around, from);
    types.push({ from, to, tree: parser.parse(' '.repeat(tag.from) + code.slice(tag.from, to)) });
    around = around.slice(0, from) + ' '.repeat(to - from) + around.slice(to);
    tree = parser.parse(around);
  }
  return [0, ...types.map(({ to }) => to)].flatMap((from, index) => [
    { from, to: types[index]?.from ?? code.length, tree },
    ...types.slice(index, index + 1),
  ]);
}

/** The name of the first tag that type arguments follow. */
function typedTag(tree: Tree, code: string): { from: number; to: number } | undefined {
  let found: { from: number; to: number } | undefined;
  tree.iterate({
    enter({ name, from, to }) {
      if (!found && name === 'JSXIdentifier' && code[to] === '<') found = { from, to };
    },
  });
  return found;
}

/** @param from position of the `<` */
export function endOfTypeArguments(code: string, from: number): number {
  let depth = 0;
  for (let index = from; index < code.length; index++) {
    if (code[index] === '<') depth++;
    else if (code[index] === '>' && code[index - 1] !== '=' && --depth === 0) return index + 1;
  }
  return code.length;
}
