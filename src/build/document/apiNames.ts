import { z } from 'zod';
import type { DocumentElement } from '../../document/types';
import { apiAnchor } from '../api/apiAnchor';
import { readApiEntries } from './apiEntries';
import { marks, namesTable, spaced, typeText } from './apiParts';
import { versionApiOf } from './context';
import { defineComponent, word } from './defineComponent';

/** `<ApiNames of="defaultJoinChar splitBy">` around a list: small symbols, each a row with its declaration and words. */
export const ApiNames = defineComponent({
  hasAnchors: true,
  props: z.object({ of: word }),
  build({ props: { of }, children, context }) {
    const api = versionApiOf(context);
    const names = of.trim().split(/\s+/);
    const entries = readApiEntries(children, `<ApiNames of="${of}">`, names);
    const rows = names.map((name): DocumentElement => {
      const { symbol, member } = api.find(name);
      if (member) throw new Error(`<ApiNames of="${of}">: expected names of symbols, not ${name}`);
      const declaration = withoutName(symbol.signature.replace(/\s+/g, ' '));
      return [
        'tr',
        { id: apiAnchor(name) },
        [
          'td',
          null,
          ...spaced([['code', null, symbol.name], ...marks(api.history(symbol, null))]),
          ['div', null, typeText(declaration, context)],
        ],
        ['td', null, ...(entries.get(name)?.words ?? [])],
      ];
    });
    return ['div', { className: 'api' }, namesTable('Exports', rows)];
  },
});

/** `const limit = 3` is 3, and `type Pair<T = string> = [T, T]` is [T, T]. */
function withoutName(signature: string): string {
  if (!/^(?:const|type) /.test(signature)) return signature;
  let depth = 0;
  for (let index = 0; index < signature.length; index++) {
    if (signature[index] === '<') depth++;
    else if (signature[index] === '>' && signature[index - 1] !== '=') depth--;
    const end = depth === 0 ? /^(?: = |: )/.exec(signature.slice(index, index + 3)) : null;
    if (end) return signature.slice(index + end[0].length);
  }
  return signature;
}
