import css from '@speed-highlight/core/languages/css.js';
import js from '@speed-highlight/core/languages/js.js';
import json from '@speed-highlight/core/languages/json.js';
import sql from '@speed-highlight/core/languages/sql.js';
import ts from '@speed-highlight/core/languages/ts.js';
import { tokenizeWith, type ShjLanguageData, type ShjToken } from '@speed-highlight/core/tokenize';

const LANGUAGES = { css, js, json, sql, ts } satisfies Record<string, ShjLanguageData>;

export type Language = keyof typeof LANGUAGES;

/** Classes of src/ui/codeBlock.css by type. */
const CLASSES: Partial<Record<ShjToken, string>> = {
  bool: 'n',
  class: 't',
  cmnt: 'c',
  func: 'f',
  kwd: 'k',
  num: 'n',
  str: 's',
  type: 't',
  var: 'p',
};

interface Token {
  text: string;
  className: string | undefined;
}

export function highlightCode(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  tokenizeWith(
    text,
    LANGUAGES[language],
    (part, type) => {
      // Operators with names, such as AND.
      const className = type === 'oper' && /\w/.test(part) ? 'k' : type && CLASSES[type];
      // The number of a name is no number.
      const isName = type === 'num' && /\w$/.test(tokens.at(-1)?.text ?? '');
      if (part) tokens.push({ text: part, className: isName ? undefined : className });
    },
    { languages: LANGUAGES },
  );
  return tokens;
}
