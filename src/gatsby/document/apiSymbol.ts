import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { apiAnchor } from '../api/symbolLocations';
import type { ApiMember } from '../api/types';
import type { ApiHistory } from '../api/versionApi';
import { historyBadges, mark, requiredMark, short, withSpaces, typeText, literalDefault } from './apiParts';
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
      const facts = [...memberFacts(of, member, written, context), ...marksOf(history)];
      return h('div', { className: 'api', id }, [h('p', withSpaces(facts)), ...previousType(history)]);
    }
    if (written !== undefined)
      throw new Error(`<Api of="${of}">: expected a default only for a member, such as ${of}.name`);
    const kind = h('span', { className: 'kind' }, symbol.exported ? symbol.kind : `${symbol.kind}, not exported`);
    return h('div', { className: 'api', id }, [
      h('p', { className: 'api-head' }, withSpaces([kind, h('code', symbol.package), ...historyBadges(history)])),
      codeBlock(await formatDeclaration(symbol.signature), 'ts'),
    ]);
  },
});

/** The badges, which are next to the heading; what a change was about is behind its own. */
function marksOf(history: ApiHistory): Element[] {
  const badges = historyBadges({ ...history, changed: null });
  return badges.length === 0 ? [] : [h('span', { className: 'marks' }, withSpaces(badges))];
}

function previousType({ changed }: ApiHistory): Element[] {
  if (changed === null) return [];
  const before = ['Before: ', h('code', changed.before)];
  return [h('details', [h('summary', [mark('changed', `Changed in ${short(changed.since)}`)]), h('p', before)])];
}

function memberFacts(of: string, member: ApiMember, written: string | undefined, context: DocumentContext) {
  const value = literalDefault(of, member, written);
  const type = h('span', ['Type ', typeText(member.type, context)]);
  if (value !== null) return [type, h('span', ['Default ', h('code', value)])];
  return member.optional ? [type] : [type, requiredMark()];
}
