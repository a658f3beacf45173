import { z } from 'zod';
import type { DocumentElement } from '../../document/types';
import { apiAnchor } from '../api/apiAnchor';
import type { ApiMember } from '../api/types';
import { allMarks, spaced, typeText } from './apiParts';
import { codeBlock } from './codeBlock';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent, word } from './defineComponent';
import { literalDefault } from './literalDefault';

/** `<Api of="formatQuery" />` shows a declaration; `<Api of="QueryBuilderProps.fields" default="[]" />` a member's type. */
export const Api = defineComponent({
  empty: true,
  hasAnchors: true,
  props: z.object({ of: word, default: word.optional() }),
  build({ props: { of, default: written }, context }) {
    const api = versionApiOf(context);
    const { symbol, member } = api.find(of);
    const history = api.history(symbol, member);
    const id = apiAnchor(of);
    if (member) {
      const facts = [...memberFacts(of, member, written, context), ...allMarks(history)];
      const before: DocumentElement[] = history.changed
        ? [['p', { className: 'before' }, `Before ${history.changed.label}: `, ['code', null, history.changed.before]]]
        : [];
      return ['div', { className: 'api', id }, ['p', null, ...spaced(facts)], ...before];
    }
    if (written !== undefined)
      throw new Error(`<Api of="${of}">: expected a default only for a member, such as ${of}.name`);
    const kind: DocumentElement = [
      'span',
      { className: 'kind' },
      symbol.exported ? symbol.kind : `${symbol.kind}, not exported`,
    ];
    const from: DocumentElement = ['code', null, symbol.package];
    return [
      'div',
      { className: 'api', id },
      ['p', null, ...spaced([kind, from, ...allMarks(history)])],
      codeBlock(symbol.signature, 'ts'),
    ];
  },
});

function memberFacts(of: string, member: ApiMember, written: string | undefined, context: DocumentContext) {
  const value = literalDefault(of, member, written);
  const type: DocumentElement = ['span', null, 'Type ', typeText(member.type, context)];
  const presence: DocumentElement[] = member.optional ? [] : [['span', { className: 'required' }, 'required']];
  return [
    type,
    ...(value === null ? presence : [['span', null, 'Default ', ['code', null, value]] as DocumentElement]),
  ];
}
