import { MySQL } from '@codemirror/lang-sql';
import { StreamLanguage } from '@codemirror/language';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { parser as sass } from '@lezer/sass';

const script = (dialect: string) => javascript.configure({ dialect });

/** Parser by fence language; null for plain text. */
const PARSERS = new Map<string, Parser | null>(
  Object.entries({
    js: script('jsx'),
    jsx: script('jsx'),
    ts: script('ts'),
    tsx: script('ts jsx'),
    json,
    css,
    scss: sass.configure({ dialect: '' }),
    html,
    sql: MySQL.language.parser,
    shell: StreamLanguage.define(shell).parser,
    mdx: null,
    md: null,
    yaml: null,
    text: null,
  }),
);

/** @throws Error that lists the languages, for an unknown language */
export function parserOf(language: string): Parser | null {
  const parser = PARSERS.get(language);
  if (parser === undefined) {
    throw new Error(`no language "${language}": expected ${[...PARSERS.keys()].join(', ')}`);
  }
  return parser;
}
