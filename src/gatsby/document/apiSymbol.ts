import { h } from 'hastscript';
import { z } from 'zod';
import { apiAnchor } from '../api/symbolLocations';
import type { ApiMember } from '../api/types';
import { allHistoryBadges, requiredMark, withSpaces, typeText, literalDefault } from './apiParts';
import { codeBlock } from './codeBlock';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent, nonEmptyText } from './defineComponent';
import { formatDeclaration } from './formatCode';

/**
 * `<Api of="formatQuery" />` shows a declaration; `<Api of="QueryBuilderProps.fields" default="[]" />` a member's type.
 */
export const Api = defineComponent({
  empty: true,
  props: z.object({ of: nonEmptyText, default: nonEmptyText.optional() }),
  async build({ props: { of, default: written }, context }) {
    const api = versionApiOf(context);
    const { symbol, member } = api.find(of);
    const history = api.history(symbol, member);
    const id = apiAnchor(of);
    if (member) {
      const facts = [...memberFacts(of, member, written, context), ...allHistoryBadges(history)];
      const before = history.changed && [
        h('p', { className: 'before' }, [`Before ${history.changed.label}: `, h('code', history.changed.before)]),
      ];
      return h('div', { className: 'api', id }, [h('p', withSpaces(facts)), ...(before ?? [])]);
    }
    if (written !== undefined)
      throw new Error(`<Api of="${of}">: expected a default only for a member, such as ${of}.name`);
    const kind = h('span', { className: 'kind' }, symbol.exported ? symbol.kind : `${symbol.kind}, not exported`);
    return h('div', { className: 'api', id }, [
      h('p', withSpaces([kind, h('code', symbol.package), ...allHistoryBadges(history)])),
      codeBlock(await formatDeclaration(symbol.signature), 'ts'),
    ]);
  },
});

function memberFacts(of: string, member: ApiMember, written: string | undefined, context: DocumentContext) {
  const value = literalDefault(of, member, written);
  const type = h('span', ['Type ', typeText(member.type, context)]);
  if (value !== null) return [type, h('span', ['Default ', h('code', value)])];
  return member.optional ? [type] : [type, requiredMark()];
}
