import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { apiAnchor } from '../api/apiAnchor';
import { readApiEntries } from './apiEntries';
import { historyBadges, namesTable, withSpaces, typeText } from './apiParts';
import { versionApiOf } from './context';
import { defineComponent, nonEmptyText } from './defineComponent';

/** `<ApiNames of="defaultJoinChar splitBy">` around a list: a row per symbol, with its declaration and description. */
export const ApiNames = defineComponent({
  props: z.object({ of: nonEmptyText }),
  build({ props: { of }, children, context }) {
    const api = versionApiOf(context);
    const names = of.trim().split(/\s+/);
    const entries = readApiEntries(children, `<ApiNames of="${of}">`, names);
    const rows = names.map((name): Element => {
      const { symbol, member } = api.find(name);
      if (member) throw new Error(`<ApiNames of="${of}">: expected names of symbols, not ${name}`);
      const declaration = withoutName(symbol.signature.replace(/\s+/g, ' '));
      const label = withSpaces([h('code', symbol.name), ...historyBadges(api.history(symbol, null))]);
      return h('tr', { id: apiAnchor(name) }, [
        h('td', [...label, h('div', [typeText(declaration, context)])]),
        h('td', entries.get(name)?.words ?? []),
      ]);
    });
    return h('div', { className: 'api' }, [namesTable('Exports', rows)]);
  },
});

/** `const limit = 3` becomes `3`, and `type Pair<T = string> = [T, T]` becomes `[T, T]`. */
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
