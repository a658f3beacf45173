import { SQLDialect } from '@codemirror/lang-sql';
import type { SyntaxNode } from '@lezer/common';
import { LIST_OPERATORS, type FieldType } from '../fieldTypes';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { childrenOf } from '../../../shared/childrenOf';
import type { Description, PlacedDraft } from './types';

/** What all databases have in common; types and constraints are distinguished below. */
const dialect = SQLDialect.define({ identifierQuotes: '"`', doubleDollarQuotedStrings: true, hashComments: true });

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const TYPES: readonly [FieldType, ReadonlySet<string>][] = [
  [
    'number',
    words(
      'int integer tinyint smallint mediumint bigint int2 int4 int8 serial smallserial bigserial serial4 serial8 decimal ' +
        'dec numeric number float float4 float8 float64 int64 real double money smallmoney year',
    ),
  ],
  ['boolean', words('bool boolean bit')],
  ['date', words('date')],
  ['dateTime', words('datetime datetime2 smalldatetime datetimeoffset timestamp timestamptz')],
  ['time', words('time timetz')],
  ['longText', words('mediumtext longtext clob nclob ntext')],
  [
    'text',
    words(
      'char character varchar varchar2 nvarchar nvarchar2 nchar national text tinytext string citext uuid ' +
        'uniqueidentifier json jsonb xml inet cidr macaddr interval enum set',
    ),
  ],
];

/** They follow the first word of a type. */
const MORE_OF_TYPE = words(
  'precision varying with without local time zone unsigned signed zerofill char character varchar',
);

/** A constraint of a column begins with one of them. */
const CONSTRAINTS = words(
  'not null default primary key unique references check constraint collate character charset auto_increment ' +
    'autoincrement identity generated as comment on deferrable initially visible invisible virtual stored encode ' +
    'sparse rowguidcol storage compression',
);

/** A constraint of the table begins with one of them. */
const TABLE_CONSTRAINTS = words(
  'constraint primary foreign unique key index check fulltext spatial exclude like period',
);

/** Reads the columns of a table of any database. */
export function readCreateTable(text: string): Description {
  const notes: string[] = [];
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const wordOf = (node: SyntaxNode | undefined) => (node ? textOf(node).toLowerCase() : '');

  const nameOf = (node: SyntaxNode, last = node): string => {
    const written = text.slice(node.from, last.to);
    const quote = /^["`[]/.exec(written)?.[0];
    if (!quote) return written;
    const inner = written.slice(1, -1);
    return quote === '[' ? inner : inner.replaceAll(`${quote}${quote}`, quote);
  };

  /** Two texts in a row are one with a quote in it. */
  const textsIn = (node: SyntaxNode) => {
    const found: { name: string; label: string }[] = [];
    let end = -1;
    for (const child of childrenOf(node).filter(({ name }) => name === 'String')) {
      const value = textOf(child).replace(/^\w?'(.*)'$/s, '$1');
      const name = child.from === end ? `${found.pop()!.name}'${value}` : value;
      found.push({ name, label: name });
      end = child.to;
    }
    return found;
  };

  /** What is between the brackets, by its commas. */
  const itemsOf = (list: SyntaxNode): SyntaxNode[][] => {
    if (childrenOf(list).at(-1)?.name !== ')')
      throw new ImportError('The “(” is not closed: a “)” is missing.', list.from);
    const items: SyntaxNode[][] = [[]];
    for (const child of childrenOf(list).slice(1, -1)) {
      if (child.name === 'Punctuation' && textOf(child) === ',') {
        if (items.at(-1)!.length === 0) throw new ImportError('A column belongs before this comma.', child.from);
        items.push([]);
      } else items.at(-1)!.push(child);
    }
    if (items.at(-1)!.length > 0) return items;
    throw new ImportError('A column belongs here, or the comma before is one too many.', childrenOf(list).at(-1)!.from);
  };

  const statements = childrenOf(dialect.language.parser.parse(text).topNode).map((statement) => childrenOf(statement));
  const enums = new Map<string, ReturnType<typeof textsIn>>();
  for (const tokens of statements) {
    const list = tokens.find(({ name }) => name === 'Parens');
    if (wordOf(tokens[1]) !== 'type' || !list) continue;
    const name = tokens.slice(2).find((token) => wordOf(token) === 'as')?.prevSibling;
    if (name) enums.set(nameOf(name.lastChild ?? name).toLowerCase(), textsIn(list));
  }

  /** Values that a check allows. */
  const checkedValues = (tokens: readonly SyntaxNode[]) => {
    for (const token of tokens) {
      const inner = token.name === 'Parens' ? childrenOf(token) : [];
      const place = inner.findIndex((part) => wordOf(part) === 'in');
      const list = inner[place + 1];
      if (place > 0 && list?.name === 'Parens' && textsIn(list).length > 0)
        return { column: nameOf(inner[place - 1]!), values: textsIn(list) };
    }
    return undefined;
  };

  const meaningOf = (type: SyntaxNode, rest: readonly SyntaxNode[]): Omit<PlacedDraft, 'name'> => {
    const word = wordOf(type);
    const args = rest[0]?.name === 'Parens' ? rest[0] : undefined;
    if (word === 'enum' && args) return { type: 'choice', values: textsIn(args) };
    if (word === 'set' && args) return { type: 'choice', values: textsIn(args), operators: LIST_OPERATORS };
    const values = enums.get(nameOf(type).toLowerCase());
    if (values) return { type: 'choice', values };
    if (rest.some(({ name, from }, index) => name === 'Brackets' && (index === 0 || from === rest[index - 1]!.to)))
      return { type: 'text', operators: LIST_OPERATORS };
    if (word === 'tinyint' && args && textOf(args) === '(1)') return { type: 'boolean' };
    const [known] = TYPES.find(([, names]) => names.has(word)) ?? [];
    if (!known) notes.push(`The type ${quoteShortened(textOf(type))} became a text.`);
    return { type: known ?? 'text' };
  };

  const columnOf = (tokens: readonly SyntaxNode[]): PlacedDraft => {
    const [first] = tokens;
    // A doubled quote in a name ends one token and begins another.
    const isMore = (token: SyntaxNode, before: SyntaxNode) => /^["`]/.test(textOf(token)) && token.from === before.to;
    const typeAt = tokens.findIndex((token, index) => index > 0 && !isMore(token, tokens[index - 1]!));
    const [type, ...rest] = typeAt < 0 ? [] : tokens.slice(typeAt);
    const name = nameOf(first!, tokens.at(typeAt < 0 ? -1 : typeAt - 1));
    if (!type || CONSTRAINTS.has(wordOf(type)))
      throw new ImportError(`The column ${quoteShortened(name)} has no type.`, type?.from ?? first!.to);
    const end = rest.findIndex(
      (token) => !/^(?:Parens|Brackets)$/.test(token.name) && !MORE_OF_TYPE.has(wordOf(token)),
    );
    const next = rest[end];
    if (next && !CONSTRAINTS.has(wordOf(next)))
      throw new ImportError(
        `${quoteShortened(textOf(next))} does not belong here: is a comma missing before it?`,
        next.from,
      );
    const constraints = end < 0 ? [] : rest.slice(end).map(wordOf);
    const isRequired = constraints.some(
      (word, index) => word === 'primary' || (word === 'not' && constraints[index + 1] === 'null'),
    );
    const meaning = meaningOf(type, end < 0 ? rest : rest.slice(0, end));
    const checked = checkedValues(rest);
    const isChoice = checked?.column === name && meaning.type === 'text';
    return {
      name,
      at: first!.from,
      ...(isChoice ? { type: 'choice', values: checked.values } : meaning),
      isNullable: !isRequired,
    };
  };

  /** What a constraint of the table says of its columns. */
  const constrain = (fields: readonly PlacedDraft[], constraint: readonly SyntaxNode[]): void => {
    const isKey = constraint.some((token) => wordOf(token) === 'primary');
    const list = constraint.find(({ name }) => name === 'Parens');
    const keys = isKey && list ? childrenOf(list).map((node) => nameOf(node)) : [];
    const checked = checkedValues(constraint);
    for (const field of fields) {
      if (keys.includes(field.name)) field.isNullable = false;
      if (checked?.column === field.name && field.type === 'text')
        Object.assign(field, { type: 'choice', values: checked.values });
    }
  };

  const tables = statements.filter((tokens) => {
    const place = tokens.findIndex((token) => wordOf(token) === 'table');
    return wordOf(tokens[0]) === 'create' && place > 0 && place < 4;
  });
  const [table] = tables;
  if (!table) throw new ImportError('There is no CREATE TABLE in the text.', 0);
  const listAt = table.findIndex(({ name }) => name === 'Parens');
  if (listAt < 0) throw new ImportError('The table has no list of columns in “( … )”.', table.at(-1)!.to);
  const items = itemsOf(table[listAt]!);
  const isConstraint = ([first, second]: readonly SyntaxNode[]) =>
    TABLE_CONSTRAINTS.has(wordOf(first)) && !TYPES.some(([, names]) => names.has(wordOf(second)));
  const fields = items.filter((item) => !isConstraint(item)).map(columnOf);
  for (const constraint of items.filter(isConstraint)) constrain(fields, constraint);
  const title = table[listAt - 1]!;
  const others =
    tables.length > 1 ? [`The fields are those of the first table, ${quoteShortened(nameOf(title))}.`] : [];
  return { fields, notes: [...others, ...new Set(notes)] };
}
