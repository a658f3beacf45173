import { z } from 'zod';
import type { DocumentElement, DocumentNode } from '../../document/types';
import { apiAnchor } from '../api/apiAnchor';
import type { ApiMember, ApiSymbol } from '../api/types';
import { readApiEntries, type ApiEntry } from './apiEntries';
import { marks, spaced, typeText } from './apiParts';
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

    const hasTypes = members.some(({ type }) => type !== '');
    const head = ['Name', ...(hasTypes ? ['Type'] : []), 'Description'];
    const rows = members.map((it) => row(symbol, it, entries.get(it.name), hasTypes, context));
    return [
      'div',
      { className: 'api', id: apiAnchor(of) },
      [
        'div',
        { className: 'table', role: 'region', 'aria-label': of, tabIndex: 0 },
        [
          'table',
          null,
          ['thead', null, ['tr', null, ...head.map((label): DocumentElement => ['th', null, label])]],
          ['tbody', null, ...rows],
        ],
      ],
      ...inheritance(symbol, context),
    ];
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
  hasTypes: boolean,
  context: DocumentContext,
): DocumentElement {
  const history = versionApiOf(context).history(symbol, member);
  const value = literalDefault(`${symbol.name}.${member.name}`, member, written?.default);
  const required: DocumentElement[] =
    hasTypes && !member.optional && symbol.kind !== 'constant' ? [['span', { className: 'required' }, 'required']] : [];
  const type: DocumentNode[] = [
    typeText(member.type, context),
    ...(value === null ? [] : [['br', null] as DocumentElement, 'Default ', ['code', null, value] as DocumentElement]),
  ];
  return [
    'tr',
    null,
    ['td', null, ...spaced([['code', null, member.name], ...required, ...marks(history)])],
    ...(hasTypes ? [['td', null, ...type] as DocumentElement] : []),
    ['td', null, ...(written?.words ?? [])],
  ];
}

/** Interfaces tell their own members; those that they extend have tables of their own. */
function inheritance(symbol: ApiSymbol, context: DocumentContext): DocumentElement[] {
  if (symbol.extends.length === 0) return [];
  const parents = symbol.extends.map((name) => typeText(name, context));
  return [
    ['p', null, 'And the members of ', ...parents.flatMap((it, index) => (index === 0 ? [it] : [' and ', it])), '.'],
  ];
}
