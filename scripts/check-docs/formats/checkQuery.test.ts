import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExpression } from '../../../src/demo/core/engines/cel';
import { readLogic } from '../../../src/demo/core/engines/jsonLogic';
import { readFilter } from '../../../src/demo/core/engines/mongodb';
import type { Row } from '../../../src/demo/core/engines/types';
import { contentVersions } from '../../../src/gatsby/content/readContent';
import { packageOf, runSample, type Exports } from './documentedCode';
import {
  and,
  HARMLESS,
  HARMLESS_SINCE_4,
  HOSTILE_COMBINATORS,
  HOSTILE_GROUPS,
  HOSTILE_INDEPENDENT,
  HOSTILE_NAMES,
  HOSTILE_OPERATORS,
  HOSTILE_SOURCES,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  rule,
} from './hostileQueries';
import { rowsInSqlite } from './rowsInSqlite';

type Check = (query: unknown) => Record<string, unknown>;
type Statement = { text: string; values: (string | number | boolean)[] };
type Format = (query: unknown, options: unknown) => unknown;
type Search = (request: Request, run: (statement: Statement) => Promise<unknown>) => Promise<Response>;

const COLUMNS = { lastName: 'text', firstName: 'text', instrument: 'text', age: 'integer', retired: 'boolean' };

/** All that the SQL of an allowed query is made of. */
const ALLOWED_SQL =
  /^(?:[()]|, ?| |\?|and|or|NOT|=|!=|<|>|like|not like|in|not in|is null|is not null|between|not between|firstName|lastName|instrument|age|retired|\|\| '%'|\(1 = 1\))*$/;

const CURRENT = contentVersions().map(({ name }) => name);

describe.each(CURRENT)('the check of version %s', (version) => {
  const { checkQuery } = runSample<{ checkQuery: Check }>(version, 'export function checkQuery', ['checkQuery']);
  const { search, toStatement } = runSample<{ search: Search; toStatement: (input: unknown) => Statement }>(
    version,
    'export async function search',
    ['search', 'toStatement'],
    { './checkQuery': { checkQuery } },
  );
  const formatQuery = packageOf(version).formatQuery as Format;
  const parameterized = (query: unknown) => formatQuery(query, 'parameterized') as { sql: string; params: unknown[] };
  const refuses = (query: unknown) => expect(() => checkQuery(query), inspect(query)).toThrow();

  /** @returns whether the check lets the query through; its SQL must then have nothing in it but what is allowed */
  const expectAllowed = (query: unknown) => {
    let checked: unknown;
    try {
      checked = checkQuery(query);
    } catch {
      return false;
    }
    const { sql, params } = parameterized(checked);
    expect(sql).toMatch(ALLOWED_SQL);
    expect(sql).not.toContain('()');
    for (const param of params) expect(['string', 'number', 'boolean']).toContain(typeof param);
    return true;
  };

  test('refuses hostile names of fields', () => {
    for (const field of HOSTILE_NAMES) refuses(and(rule({ field })));
  });

  test('refuses operators that a field may not have', () => {
    for (const operator of HOSTILE_OPERATORS) refuses(and(rule({ operator })));
    refuses(and(rule({ field: 'age', operator: 'beginsWith', value: 5 })));
  });

  test('refuses hostile combinators', () => {
    for (const combinator of HOSTILE_COMBINATORS) refuses({ combinator, rules: [rule({}), rule({})] });
    for (const query of HOSTILE_INDEPENDENT) refuses(query);
    refuses({ combinator: 'and', rules: [rule({}), 'or 1=1 or', rule({})] });
  });

  test('lets no value source through that names more than a field of the same type', () => {
    for (const more of HOSTILE_SOURCES) {
      // Version 3 has no value sources: it ignores the property.
      if (version === '3') expectAllowed(and(rule(more)));
      else refuses(and(rule(more)));
    }
  });

  test('refuses values of another type, lists of another length, and texts that are too long', () => {
    for (const more of HOSTILE_VALUES) refuses(and(rule(more)));
  });

  test('refuses what is not a group of the allowed depth and size', () => {
    for (const query of HOSTILE_GROUPS) refuses(query);
  });

  test('copies nothing but what it knows', () => {
    const polluted: unknown = JSON.parse(
      '{"__proto__":{"x":1},"combinator":"and","x":1,"rules":[{"field":"age","operator":"=","value":1,"x":1,"__proto__":{"x":1}}]}',
    );
    expect(checkQuery(polluted)).toEqual({
      combinator: 'and',
      not: false,
      rules: [{ field: 'age', operator: '=', value: 1 }],
    });
  });

  test('refuses nothing harmless, and what it lets through is SQL that runs', async () => {
    const sql = await rowsInSqlite([], COLUMNS);
    for (const query of [...HARMLESS, ...(version === '3' ? [] : HARMLESS_SINCE_4)]) {
      const { text, values } = toStatement(query);
      const where = text.replace('SELECT * FROM musicians WHERE ', '');
      const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, Number(value) || String(value)]));
      expect(() => sql(where, named), inspect(query)).not.toThrow();
      expect(expectAllowed(query), inspect(query)).toBe(true);
    }
  });

  test('whatever the query is, the SQL of what it lets through has nothing in it but what is allowed', () => {
    const word = fc.constantFrom(
      ...HOSTILE_TEXTS,
      ...HOSTILE_NAMES,
      ...HOSTILE_OPERATORS,
      ...HOSTILE_COMBINATORS,
      ...['and', 'or', '=', 'in', 'between', 'null', 'field', 'value', 'age', 'lastName', '28,40', ['Guitar'], false],
    );
    const known = fc.record({
      field: fc.constantFrom('age', 'lastName', 'instrument', 'retired'),
      operator: fc.constantFrom('=', '<', 'in', 'between', 'beginsWith', 'null'),
      value: fc.oneof(word, fc.array(word, { maxLength: 3 }), fc.constantFrom('firstName', 28, '28,40', true)),
      valueSource: fc.constantFrom(undefined, 'value', 'field'),
    });
    const { query } = fc.letrec((tie) => ({
      part: fc.oneof(
        { maxDepth: 3 },
        known,
        fc.record({ field: word, operator: word, value: word, valueSource: word }, { requiredKeys: [] }),
        tie('query'),
      ),
      query: fc.oneof(
        fc.record({ combinator: fc.constantFrom('and', 'or'), not: fc.boolean(), rules: fc.array(tie('part')) }),
        fc.record({ rules: fc.array(fc.oneof(tie('part'), fc.constantFrom('and', 'or'), word)) }),
        fc.record({ combinator: word, not: word, rules: fc.array(tie('part')) }),
      ),
    }));
    let passed = 0;
    fc.assert(
      fc.property(query, (input) => {
        if (expectAllowed(input)) passed++;
      }),
      { numRuns: 3_000, seed: 33 },
    );
    expect(passed).toBeGreaterThan(100);
  });

  test('the handler answers 400 without a statement, or runs the statement', async () => {
    const ran: Statement[] = [];
    const run = (statement: Statement) => Promise.resolve([ran.push(statement)]);
    const post = (body: string) => search(new Request('http://localhost/', { method: 'POST', body }), run);

    expect((await post('{')).status).toBe(400);
    expect((await post(JSON.stringify(and(rule({ field: 'password' }))))).status).toBe(400);
    expect(ran).toEqual([]);
    expect((await post(JSON.stringify({ ...and(rule({}), rule({ value: 'a?' })), not: true }))).status).toBe(200);
    expect(ran).toEqual([
      { text: 'SELECT * FROM musicians WHERE NOT (lastName = $1 and lastName = $2)', values: ['Vai', 'a?'] },
    ]);
  });

  describe.each(['=', 'beginsWith', 'in'])(
    'a hostile text with the operator %s selects only its own row',
    (operator) => {
      const field = operator === 'in' ? 'instrument' : 'lastName';
      const rows = HOSTILE_TEXTS.map((text): Row => ({
        lastName: text,
        firstName: 'x',
        instrument: text,
        age: 1,
        retired: false,
      }));
      // A list in version 3 is text with commas.
      const texts = HOSTILE_TEXTS.filter((text) => operator !== 'in' || (!text.includes(',') && text.trim()));
      const expected = (text: string) =>
        operator === 'beginsWith' ? HOSTILE_TEXTS.filter((other) => other.startsWith(text)) : [text];
      const checked = (text: string) => {
        const value = operator !== 'in' ? text : version === '3' ? text : [text];
        return checkQuery(and(rule({ field, operator, value })));
      };
      const selected = (found: Row[]) => found.map((row) => row.lastName);
      const processor = <T>(text: string, name: keyof T & string) => runSample<T>(version, text, [name])[name];

      test('in parameterized', async () => {
        const sql = await rowsInSqlite(rows, COLUMNS);
        for (const text of texts) {
          const result = parameterized(checked(text));
          expect(selected(sql(result.sql, result.params as string[])), text).toEqual(expected(text));
        }
      });

      test.runIf(version !== '3')('in parameterized_named and JsonLogic', async () => {
        const sql = await rowsInSqlite(rows, COLUMNS);
        for (const text of texts) {
          const { sql: where, params } = formatQuery(checked(text), 'parameterized_named') as {
            sql: string;
            params: Record<string, string>;
          };
          const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [`:${name}`, value]));
          expect(selected(sql(where, named)), text).toEqual(expected(text));
          const logic = formatQuery(checked(text), 'jsonlogic');
          expect(selected(rows.filter(readLogic(logic))), text).toEqual(expected(text));
        }
      });

      test.runIf(version !== '3')('in MongoDB, with and without the processor of the page', () => {
        const escapeControls = processor<{ escapeControls: unknown }>('const escapeControls', 'escapeControls');
        // A regular expression is more than text; that is what the page says of beginsWith.
        for (const text of operator === 'beginsWith' ? [] : texts) {
          for (const options of [{}, processorOption(version, escapeControls)]) {
            const filter = formatQuery(checked(text), { format: 'mongodb', ...options }) as string;
            expect(selected(rows.filter(readFilter(filter))), text).toEqual(expected(text));
          }
        }
      });

      test.runIf(version !== '3')('in CEL, with the processor of the page', () => {
        const safeCEL = processor<{ safeCEL: unknown }>('const safeCEL', 'safeCEL');
        for (const text of texts) {
          const expression = formatQuery(checked(text), { format: 'cel', ...processorOption(version, safeCEL) });
          expect(selected(rows.filter(readExpression(expression as string))), text).toEqual(expected(text));
        }
      });

      test.runIf(version !== '3')('in SpEL, with the processor of the page', () => {
        const springSpEL = processor<{ springSpEL: unknown }>('const springSpEL', 'springSpEL');
        for (const text of texts) {
          const expression = formatQuery(checked(text), { format: 'spel', ...processorOption(version, springSpEL) });
          // In a literal of Spring, two quotes are one, and a backslash is nothing special.
          const literals = (expression as string).match(/'(?:[^']|'')*'/g) ?? [];
          expect(literals.map((literal) => literal.slice(1, -1).replaceAll("''", "'"))).toEqual([text]);
          expect((expression as string).replace(literals[0] ?? '', 'L')).toMatch(
            /^(?:lastName == L|lastName\.startsWith\(L\)|\(instrument == L\))$/,
          );
        }
      });
    },
  );
});

const processorOption = (version: string, processor: unknown): Exports =>
  version === '4' ? { valueProcessor: processor } : { ruleProcessor: processor };
