import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyRules, hashes, queries, fc } from '../../../tests/support/arbitraries';
import { oldHashOf } from '../../../tests/support/hashOf';
import { malformedHashes } from '../../../tests/support/malformedHashes';
import { soundHashes } from '../../../tests/support/soundHashes';
import { withLink } from './changes';
import { checkQuery } from './checkQuery';
import { toIndependent } from './convertQuery';
import { fields } from './fields';
import { readHash, writeHash, type HashState } from './hash';
import { initialQuery } from './initialQuery';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS } from './options';
import { DEFAULT_STATE, type DemoState } from './state';

const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);

beforeAll(() => void process.on('unhandledRejection', note));

// React warns about values of the wrong type, which the builder corrects in a browser.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterAll(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(inherited);
});

const inherited = Object.getOwnPropertyNames(Object.prototype).sort();

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
  expect(Object.keys(view).every((name) => Object.hasOwn(DEFAULT_STATE.view, name))).toBe(true);
  if (query) {
    expect(checkQuery(query)).toEqual({ query });
    expect(render(query, options.independentCombinators)).toContain('class="queryBuilder');
  }
}

test('any hash is read, and what was read is written and read back as the same', async () => {
  await fc.assert(
    fc.asyncProperty(hashes, async (hash) => {
      const read = await readHash(hash);
      expectSound(read);
      const state = withLink(DEFAULT_STATE, read);
      const again = await readHash(await writeHash(state, read.library ?? 'bulma'));
      expect(again.problems).toEqual([]);
      expect(withLink(DEFAULT_STATE, again)).toEqual(state);
    }),
    { numRuns: 300 },
  );
});

test('a flag is on, off, or told of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constantFrom('true', 'false'), fc.string()), async (value) => {
      const { options, problems } = await readHash(`#showNotToggle=${encodeURIComponent(value)}`);
      const isFlag = value === 'true' || value === 'false';
      expect(options).toEqual(isFlag ? { showNotToggle: value === 'true' } : {});
      expect(problems).toHaveLength(isFlag ? 0 : 1);
    }),
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
    // Decoding takes linear time, however long the hash is.
    expect(decoded).toBeLessThanOrEqual(3 * hash.length);
  });

  test('with a broken state has its flags and view taken, and nothing of the state', async () => {
    const hash = await writeHash({ ...DEFAULT_STATE, options: ALL_OPTIONS }, 'antd');
    expect(await readHash(`${hash.slice(0, -5)}&showNotToggle=true&tab=code`)).toEqual({
      options: { showNotToggle: true },
      view: { tab: 'code' },
      problems: ['The state in the link is not complete, or was altered on its way.'],
    });
  });

  test('tells of each problem once', async () => {
    const hash = `#%&%&s=x&s=y&showNotToggle=1&showNotToggle=2&disabled=&tab=x&library=<b>&parseNumbers=true`;
    expect(await readHash(hash)).toEqual({
      options: { parseNumbers: true },
      view: {},
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
  expect(state).toStrictEqual({ ...expected, problems: [] });
  expect(await readHash(hash.replace(/^#/, ''))).toEqual(state);
  if (state.query) expect(render(state.query, state.options.independentCombinators)).toContain('queryBuilder');
});

async function roundTrip(state: DemoState) {
  const hash = await writeHash(state, 'bulma');
  expect(hash).toMatch(/^#[\w=&-]+$/);
  expect(decodeURI(hash)).toBe(hash);
  const { problems, ...read } = await readHash(hash);
  expect(problems).toEqual([]);
  return read;
}

describe('writing', () => {
  test('the state that every demo begins with needs no hash', async () => {
    expect(await writeHash(DEFAULT_STATE, 'default')).toBe('');
    const { id, rules, combinator, not } = structuredClone(initialQuery);
    expect(await writeHash({ ...DEFAULT_STATE, query: { rules, not, combinator, id } }, 'antd')).toBe('');
  });

  test('what is looked at stands in names and values of its own', async () => {
    const view = { tab: 'code', format: 'json_without_ids', language: 'cel' } as const;
    const hash = await writeHash({ ...DEFAULT_STATE, view }, 'antd');
    expect(hash).toBe('#tab=code&format=json_without_ids&language=cel');
    expect(
      await writeHash({ ...DEFAULT_STATE, view: { ...view, format: 'sql' }, options: ALL_OPTIONS }, 'antd'),
    ).toMatch(/^#s=[\w-]+&tab=code&language=cel$/);
    expect(await roundTrip({ ...DEFAULT_STATE, view })).toEqual({ options: {}, view });
  });

  test.each(OPTIONS.map(({ name }) => name))('%s alone comes out as it went in', async (name) => {
    const options = { ...DEFAULT_OPTIONS, [name]: !DEFAULT_OPTIONS[name] };
    const query = options.independentCombinators ? toIndependent(initialQuery) : initialQuery;
    expect(await roundTrip({ ...DEFAULT_STATE, query, options })).toStrictEqual({
      query,
      options: { [name]: options[name] },
      library: 'bulma',
      view: {},
    });
  });

  test.each([
    ['all options', ALL_OPTIONS],
    ['no option', Object.fromEntries(OPTIONS.map(({ name }) => [name, false])) as typeof ALL_OPTIONS],
  ])('%s', async (_, options) => {
    const read = await roundTrip({ ...DEFAULT_STATE, options });
    expect({ ...DEFAULT_OPTIONS, ...read.options }).toEqual(options);
  });

  test.each([false, true])('any query comes out as it went in, independent combinators: %j', async (independent) => {
    const options = { ...DEFAULT_OPTIONS, independentCombinators: independent };
    await fc.assert(
      fc.asyncProperty(queries(anyRules, { independent }), async (query) => {
        const read = await roundTrip({ ...DEFAULT_STATE, query, options });
        expect(read.query).toStrictEqual(query);
        expect({ ...DEFAULT_OPTIONS, ...read.options }).toEqual(options);
        const old = await readHash(oldHashOf({ query, options, style: 'bulma' }));
        expect(old).toMatchObject({ query, library: 'bulma', problems: [] });
      }),
    );
  });

  test('a state that no link can hold is refused with the reason', async () => {
    const rule = { field: 'age', operator: '=', value: 1 };
    const write = (rules: RuleType[]) => writeHash({ ...DEFAULT_STATE, query: { combinator: 'and', rules } }, 'antd');
    await expect(write(Array.from({ length: 501 }, () => rule))).rejects.toThrow(
      'A link cannot hold this query. The query has more than 500 rules and groups.',
    );
    await expect(write(Array.from({ length: 400 }, () => ({ ...rule, value: 'a'.repeat(2_000) })))).rejects.toThrow(
      'The state is too large for a link.',
    );
    await expect(write([{ ...rule, value: { a: 1 } }])).rejects.toThrow('The value of a rule is of the wrong type.');
    const long = await write(Array.from({ length: 400 }, () => rule));
    expect((await readHash(long)).query!.rules).toHaveLength(400);
  });
});
