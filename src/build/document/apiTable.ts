import { z } from 'zod';
import type { DocumentElement } from '../../document/types';
import { apiAnchor } from '../api/apiAnchor';
import type { ApiMember, ApiSymbol } from '../api/types';
import { readApiEntries, type ApiEntry } from './apiEntries';
import { marks, namesTable, spaced, typeText } from './apiParts';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent, word } from './defineComponent';
import { literalDefault } from './literalDefault';

/** `<ApiTable of="ActionProps">` around a list: the members with their types from the package and the list's words. */
export const ApiTable = defineComponent({
  hasAnchors: true,
  props: z.object({ of: word, only: word.optional(), partial: z.literal(true, 'expected no value').optional() }),
  build({ props: { of, only, partial }, children, context }) {
    const { symbol, member } = versionApiOf(context).find(of);
    if (member || symbol.members.length === 0)
      throw new Error(`<ApiTable of="${of}">: expected a name that has members`);
    // Functions may take a part of the options that a type requires.
    const members = chosenMembers(symbol, only).map((it) => (partial ? { ...it, optional: true } : it));
    const entries = readApiEntries(
      children,
      `<ApiTable of="${of}">`,
      members.map(({ name }) => name),
    );

    const rows = members.map((it) => row(symbol, it, entries.get(it.name), context));
    return ['div', { className: 'api', id: apiAnchor(of) }, namesTable(of, rows), ...inheritance(symbol, context)];
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

function row(
  symbol: ApiSymbol,
  member: ApiMember,
  written: ApiEntry | undefined,
  context: DocumentContext,
): DocumentElement {
  const history = versionApiOf(context).history(symbol, member);
  const isProperty = member.type !== '';
  const isRequired = isProperty && !member.optional && symbol.kind !== 'constant';
  const name: DocumentElement[] = [
    ['code', null, member.name],
    ...(isRequired ? [['span', { className: 'required' }, 'required'] as DocumentElement] : []),
    ...marks(history),
  ];
  const value = literalDefault(`${symbol.name}.${member.name}`, member, written?.default);
  const facts: DocumentElement[] = [
    ...(isProperty ? [['div', null, typeText(member.type, context)] as DocumentElement] : []),
    ...(value === null ? [] : [['div', null, 'Default ', ['code', null, value]] as DocumentElement]),
  ];
  return ['tr', null, ['td', null, ...spaced(name), ...facts], ['td', null, ...(written?.words ?? [])]];
}

/** Interfaces tell their own members; those that they extend have tables of their own. */
function inheritance(symbol: ApiSymbol, context: DocumentContext): DocumentElement[] {
  if (symbol.extends.length === 0) return [];
  const parents = symbol.extends.map((name) => typeText(name, context));
  return [
    ['p', null, 'And the members of ', ...parents.flatMap((it, index) => (index === 0 ? [it] : [' and ', it])), '.'],
  ];
}
