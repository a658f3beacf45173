import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anyRules, hashes, queries, fc } from '../../../tests/support/arbitraries';
import { group, oldHashOf, rule } from '../../../tests/support/hashOf';
import { malformedHashes } from '../../../tests/support/malformedHashes';
import { soundHashes } from '../../../tests/support/soundHashes';
import { checkQuery } from './checkQuery';
import { inForm } from './convertQuery';
import { demoReducer, INITIAL_SESSION } from './demoReducer';
import { fields } from './fields';
import { makeField } from './fieldTypes';
import { readHash, writeHash, type HashState } from './hash';
import { initialQuery } from './initialQuery';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS } from './options';
import { withoutIds } from './query';
import { SETUPS } from '../setups';
import { DEFAULT_DEMO_STATE, type DemoState, type Setup } from './state';

// React warns about values of the wrong type, which the builder corrects in a browser.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const render = (query: RuleGroupTypeAny, independentCombinators = false) => {
  const props = { fields, query, independentCombinators, showNotToggle: true } as Parameters<typeof QueryBuilder>[0];
  return renderToStaticMarkup(<QueryBuilder {...props} />);
};

/** Expects a state that a builder can show, and problems that are readable sentences. */
function expectSound({ query, options, view, problems }: HashState) {
  problems.forEach((sentence) => expect(sentence).toMatch(/^[A-Z][^\n]{1,150}\.$/));
  expect(new Set(problems).size).toBe(problems.length);
  expect(Object.values(options).every((value) => typeof value === 'boolean')).toBe(true);
  expect(Object.keys(options).every((name) => Object.hasOwn(DEFAULT_OPTIONS, name))).toBe(true);
  expect(Object.keys(view).every((name) => Object.hasOwn(DEFAULT_DEMO_STATE.view, name))).toBe(true);
  if (query) {
    expect(checkQuery(query)).toEqual({ query });
    expect(render(query, options.independentCombinators)).toContain('class="queryBuilder');
  }
}

const open = (link: HashState) => demoReducer(INITIAL_SESSION, { type: 'openLink', link }, 0).state;

test('reads any hash, and reads back what it writes from it', async () => {
  await fc.assert(
    fc.asyncProperty(hashes, async (hash) => {
      const read = await readHash(hash);
      expectSound(read);
      const state = open(read);
      const again = await readHash(await writeHash(state, read.library ?? 'bulma'));
      expect(
        again.problems.filter((problem) => !problem.includes('that the demo does not have, and that was kept')),
      ).toEqual([]);
      expect(withoutIds(open(again))).toEqual(withoutIds(state));
    }),
    { numRuns: 300 },
  );
});

describe('a malformed hash', () => {
  test.each(malformedHashes)('$name', async ({ hash, tells }) => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    const read = await readHash(hash);
    const decoded = decode.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
    expectSound(read);
    expect(read.problems.length > 0).toBe(tells);
    expect(Object.keys({ ...read.view, ...read.options }).join()).not.toContain('polluted');
    expect('polluted' in {}).toBe(false);
    // Decoding takes linear time, however long the hash is.
    expect(decoded).toBeLessThanOrEqual(3 * hash.length);
  });

  test('reports each problem once', async () => {
    const hash = `#%&%&s=x&s=y&showNotToggle=1&showNotToggle=2&disabled=&tab=x&library=<b>&parseNumbers=true&format=cel`;
    expect(await readHash(hash)).toEqual({
      options: { parseNumbers: true },
      view: { format: 'cel' },
      problems: [
        'The link has a “%” in it that begins no escape, so a part of it is lost.',
        'The link sets showNotToggle to something that is neither true nor false.',
        'The link sets disabled to something that is neither true nor false.',
        'The link asks for a tab that the demo does not have.',
        'The link names no library of the demo.',
        'The state in the link is not complete, or was altered on its way.',
      ],
    });
  });

  test('says why a query cannot be opened', async () => {
    const { problems } = await readHash(malformedHashes.find(({ name }) => name === 'groups 1,000 deep')!.hash);
    expect(problems).toEqual([
      'The query in the link cannot be opened. The query has groups in groups more than 50 deep.',
    ]);
  });
});

test.each(soundHashes)('a link to %s is read', async (_, hash, expected) => {
  const state = await readHash(hash);
  expect(withoutIds(state)).toStrictEqual({ options: {}, view: {}, ...expected, problems: [] });
  expect(withoutIds(await readHash(hash.replace(/^#/, '')))).toEqual(withoutIds(state));
  if (state.query) expect(render(state.query, state.options.independentCombinators)).toContain('queryBuilder');
});

test('a field that the demo does not have is kept, and named', async () => {
  const query = group({ ...rule, field: 'salary' }, group({ ...rule, field: `${'a'.repeat(100)}\n` }));
  const read = await readHash(await writeHash({ ...DEFAULT_DEMO_STATE, query: query as RuleGroupType }, 'antd'));
  expect(read.query!.rules[0]).toMatchObject({ field: 'salary' });
  expect(read.problems).toEqual(['The link has a field that the demo does not have, and that was kept: “salary”.']);
});

async function roundTrip(state: DemoState) {
  const hash = await writeHash(state, 'bulma');
  expect(hash).toMatch(/^#[\w=&-]+$/);
  const { problems, ...read } = await readHash(hash);
  expect(problems.filter((problem) => !problem.includes('that the demo does not have, and that was kept'))).toEqual([]);
  return read;
}

describe('writing', () => {
  test('needs no hash for the initial state of every demo', async () => {
    expect(await writeHash(DEFAULT_DEMO_STATE, 'default')).toBe('');
    const { rules, combinator, not } = structuredClone(initialQuery);
    expect(await writeHash({ ...DEFAULT_DEMO_STATE, query: { rules, not, combinator, id: 'other' } }, 'antd')).toBe('');
  });

  test('ids are left out: 200 rules of usual length are a short link', async () => {
    const rules = Array.from({ length: 200 }, (_, index) => ({
      ...initialQuery.rules[index % 3]!,
      id: crypto.randomUUID(),
    }));
    const hash = await writeHash({ ...DEFAULT_DEMO_STATE, query: { ...initialQuery, rules } }, 'antd');
    expect(hash.length).toBeLessThan(500);
    const ids = (await readHash(hash)).query!.rules.map((item) => (item as RuleType).id);
    expect(new Set(ids).size).toBe(200);
  });

  test('the view has names and values of its own', async () => {
    const theme = '004bb7-20-8081a2-4-2-3';
    const view = {
      tab: 'code',
      format: 'json_without_ids',
      dialect: 'mssql',
      language: 'cel',
      keep: 'rows',
      theme,
    } as const;
    const state = { ...DEFAULT_DEMO_STATE, view };
    expect(await writeHash(state, 'antd')).toBe(
      '#tab=code&format=json_without_ids&dialect=mssql&language=cel&keep=rows&theme=004bb7-20-8081a2-4-2-3',
    );
    const changed = { ...state, view: { ...view, format: 'sql' as const }, options: ALL_OPTIONS };
    expect(await writeHash(changed, 'antd')).toMatch(
      /^#s=[\w-]+&tab=code&dialect=mssql&language=cel&keep=rows&theme=[-\da-f]+$/,
    );
    expect(await roundTrip(state)).toEqual({ options: {}, view });
  });

  test('an empty theme is the default', async () => {
    expect(await readHash('#theme=')).toEqual({ options: {}, view: { theme: '' }, problems: [] });
  });

  test.each(SETUPS)('keeps the setup $name by its name', async (setup) => {
    const state = { ...DEFAULT_DEMO_STATE, setup };
    expect(await writeHash(state, 'antd')).toBe(`#setup=${setup.name}`);
    expect((await roundTrip(state)).setup).toBe(setup);
  });

  test('operators of a setup are known to its links', async () => {
    const query = { combinator: 'and', rules: [{ field: 'birthdate', operator: 'lastNDays', value: '7' }] };
    const problemsWith = async (setup: Setup | null) =>
      (await readHash(await writeHash({ ...DEFAULT_DEMO_STATE, query, setup }, 'default'))).problems;
    expect(await problemsWith(SETUPS.find(({ fields }) => fields)!)).toEqual([]);
    expect(await problemsWith(null)).toHaveLength(1);
    expect((await readHash('#setup=nothing')).problems).toEqual([
      'The link asks for a setup that the demo does not have.',
    ]);
  });

  test('data of the visitor are kept only when asked for', async () => {
    const rows = [{ 'it\'s "a"': 1 }, { 'it\'s "a"': null }];
    const own = { fields: [makeField({ name: 'it\'s "a"', type: 'number' })], rows };
    const query = { combinator: 'and', rules: [{ id: 'r', field: 'it\'s "a"', operator: '>', value: '1' }] };
    const state = { ...DEFAULT_DEMO_STATE, query, data: own };
    const keeping = (keep: 'nothing' | 'fields' | 'rows') => ({ ...state, view: { ...state.view, keep } });
    const read = async (keep: 'nothing' | 'fields' | 'rows') => readHash(await writeHash(keeping(keep), 'default'));
    expect(await read('nothing')).not.toHaveProperty('data');
    expect((await read('nothing')).problems).toHaveLength(1);
    expect(await read('fields')).toMatchObject({ data: { ...own, rows: [] }, view: { keep: 'fields' }, problems: [] });
    expect(await read('rows')).toMatchObject({ data: own, view: { keep: 'rows' }, problems: [] });
  });

  test.each(OPTIONS.map(({ name }) => name))('keeps the option %s alone', async (name) => {
    const options = { ...DEFAULT_OPTIONS, [name]: !DEFAULT_OPTIONS[name] };
    const query = inForm(initialQuery, options.independentCombinators);
    const expected = { query, options: { [name]: options[name] }, library: 'bulma', view: {} };
    expect(withoutIds(await roundTrip({ ...DEFAULT_DEMO_STATE, query, options }))).toStrictEqual(withoutIds(expected));
  });

  test.each([false, true])('keeps any query, independent combinators: %j', async (independent) => {
    const options = { ...DEFAULT_OPTIONS, independentCombinators: independent };
    await fc.assert(
      fc.asyncProperty(queries(anyRules, { independent }), async (query) => {
        const read = await roundTrip({ ...DEFAULT_DEMO_STATE, query, options });
        expect(withoutIds(read.query)).toStrictEqual(withoutIds(query));
        expect({ ...DEFAULT_OPTIONS, ...read.options }).toEqual(options);
        expect(await readHash(oldHashOf({ query, options, style: 'bulma' }))).toMatchObject({
          query,
          library: 'bulma',
        });
      }),
    );
  });

  test('rejects a state that no link can hold, with the reason', async () => {
    const age = { field: 'age', operator: '=', value: 1 };
    const write = (rules: RuleType[]) =>
      writeHash({ ...DEFAULT_DEMO_STATE, query: { combinator: 'and', rules } }, 'antd');
    const many = (count: number, item: RuleType) => Array.from({ length: count }, () => item);
    await expect(write(many(501, age))).rejects.toThrow(
      'A link cannot hold this query. The query has more than 500 rules and groups.',
    );
    await expect(write(many(400, { ...age, value: 'a'.repeat(2_000) }))).rejects.toThrow('too large for a link.');
    await expect(write([{ ...age, value: { a: 1 } }])).rejects.toThrow('The value of a rule is of the wrong type.');
    expect((await readHash(await write(many(400, age)))).query!.rules).toHaveLength(400);
  });
});
