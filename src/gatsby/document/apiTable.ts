import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { apiAnchor } from '../api/apiAnchor';
import type { ApiMember, ApiSymbol } from '../api/types';
import { readApiEntries, type ApiEntry } from './apiEntries';
import { historyBadges, namesTable, requiredMark, withSpaces, typeText } from './apiParts';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent, nonEmptyText } from './defineComponent';
import { literalDefault } from './literalDefault';

/** `<ApiTable of="ActionProps">` around a list: member types come from the package, descriptions from the list. */
export const ApiTable = defineComponent({
  props: z.object({
    of: nonEmptyText,
    only: nonEmptyText.optional(),
    partial: z.literal(true, 'expected no value').optional(),
  }),
  build({ props: { of, only, partial }, children, context }) {
    const { symbol, member } = versionApiOf(context).find(of);
    if (member || symbol.members.length === 0)
      throw new Error(`<ApiTable of="${of}">: expected a name that has members`);
    // `partial` is for functions that accept a subset of the options that the type requires.
    const members = chosenMembers(symbol, only).map((it) => (partial ? { ...it, optional: true } : it));
    const entries = readApiEntries(
      children,
      `<ApiTable of="${of}">`,
      members.map(({ name }) => name),
    );

    const rows = members.map((it) => row(symbol, it, entries.get(it.name), context));
    return h('div', { className: 'api', id: apiAnchor(of) }, [namesTable(of, rows), ...inheritance(symbol, context)]);
  },
});

function chosenMembers({ name, members }: ApiSymbol, only: string | undefined): ApiMember[] {
  if (only === undefined) return members;
  return only.split(/\s+/).map((wanted) => {
    const member = members.find((it) => it.name === wanted);
    if (!member)
      throw new Error(`<ApiTable of="${name}">: "${wanted}" is none of ${members.map((it) => it.name).join(', ')}`);
    return member;
  });
}

function row(symbol: ApiSymbol, member: ApiMember, written: ApiEntry | undefined, context: DocumentContext): Element {
  const history = versionApiOf(context).history(symbol, member);
  const isProperty = member.type !== '';
  const isRequired = isProperty && !member.optional && symbol.kind !== 'constant';
  const name = [h('code', member.name), ...(isRequired ? [requiredMark()] : []), ...historyBadges(history)];
  const value = literalDefault(`${symbol.name}.${member.name}`, member, written?.default);
  const facts = [
    ...(isProperty ? [h('div', [typeText(member.type, context)])] : []),
    ...(value === null ? [] : [h('div', ['Default ', h('code', value)])]),
  ];
  return h('tr', [h('td', [...withSpaces(name), ...facts]), h('td', written?.words ?? [])]);
}

/** Inherited members are documented in the tables of the parent types. */
function inheritance(symbol: ApiSymbol, context: DocumentContext): Element[] {
  if (symbol.extends.length === 0) return [];
  const parents = symbol.extends.map((name) => typeText(name, context));
  return [
    h('p', ['And the members of ', ...parents.flatMap((it, index) => (index === 0 ? [it] : [' and ', it])), '.']),
  ];
}
