import { convertToIC, type RuleGroupType, type RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { demoReducer, emptyQuery, INITIAL_SESSION, stepsOf, type DemoAction, type DemoSession } from './demoReducer';
import { SETUPS } from '../setups';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS } from './options';
import { DEFAULT_DEMO_STATE, type Data, type LinkedState, type Setup } from './state';

type Step = DemoAction | { wait: number };

/** Applies actions at one time, unless they wait in between. */
function run(...steps: Step[]): DemoSession {
  let now = 0;
  return steps.reduce((session, step) => {
    if ('wait' in step) now += step.wait;
    return 'wait' in step ? session : demoReducer(session, step, now);
  }, INITIAL_SESSION);
}

const queryOf = (...steps: Step[]) => run(...steps).state.query;

const independent = { ...DEFAULT_OPTIONS, independentCombinators: true };
const setOptions = (options = independent): DemoAction => ({ type: 'setOptions', options });
const replace = (query: DemoSession['state']['query']): DemoAction => ({
  type: 'replace',
  query,
  message: 'Replaced.',
});
const link = (linked: Partial<LinkedState>): DemoAction => ({
  type: 'openLink',
  link: { options: {}, view: {}, ...linked },
});
const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;

/** The initial query with a change of one of its rules, the third by default. */
function edit(change: Partial<RuleType>, index = 2): DemoAction {
  const rules = initialQuery.rules.map((rule, at) => (at === index ? { ...rule, ...change } : rule));
  return { type: 'edit', query: { ...initialQuery, rules } as RuleGroupType };
}
const typed = (value: string) => edit({ value });
const initialStep = { query: initialQuery, data: DEFAULT_DEMO_STATE.data, setup: null };
const ageOf = ({ state }: DemoSession) => (state.query.rules[2] as RuleType).value as unknown;

test('every change can be undone, and redone until there is another one', () => {
  const changes = [typed('1'), replace(emptyQuery), replace(initialQuery)];
  expect(queryOf(...changes, undo)).toBe(emptyQuery);
  expect(ageOf(run(...changes, undo, undo))).toBe('1');
  expect(queryOf(...changes, undo, undo, undo)).toBe(initialQuery);
  expect(run(...changes, undo, undo, undo, undo)).toMatchObject({ past: [], future: { length: 3 } });
  expect(queryOf(...changes, undo, undo, redo)).toBe(emptyQuery);
  expect(queryOf(...changes, undo, undo, redo, redo, redo)).toBe(initialQuery);
  expect(run(...changes, undo, undo, { wait: 1000 }, typed('2')).future).toEqual([]);
});

test('undoing brings back the setup, and a link without a query leaves the rest as it is', () => {
  const [setup, other] = SETUPS as [Setup, Setup];
  const chosen: DemoAction = { type: 'replace', query: initialQuery, setup, message: '' };
  expect(run(chosen).state).toMatchObject({ query: initialQuery, setup });
  expect(run(chosen, replace(emptyQuery)).state.setup).toBe(setup);
  expect(run(chosen, undo).state.setup).toBeNull();
  expect(run(chosen, undo, redo).state.setup).toBe(setup);
  expect(run(chosen, { ...chosen, setup: null }).state.setup).toBeNull();
  expect(run(link({ setup }))).toMatchObject({ state: { setup, query: initialQuery }, past: [] });
  expect(run(typed('1'), link({ setup: other })).state.setup).toBe(other);
  expect(run(chosen, link({ view: { tab: 'code' } })).state.setup).toBe(setup);
  expect(run(chosen, link({ query: emptyQuery })).state.setup).toBeNull();
});

test('undoing brings back the fields and the rows too, and a link without any those of the demo', () => {
  const data: Data = { fields: [{ name: 'a', label: 'A' }], rows: [] };
  const own: DemoAction = { type: 'replace', query: emptyQuery, data, message: '' };
  expect(run(own).state).toMatchObject({ query: emptyQuery, data });
  expect(run(own, undo).state).toMatchObject(initialStep);
  expect(run(own, undo, redo).state.data).toBe(data);
  expect(run(own, link({ query: initialQuery })).state).toMatchObject(initialStep);
  expect(run(link({ query: emptyQuery, data })).state.data).toBe(data);
});

test('any step can be gone to, and the others stay', () => {
  const changes = [typed('1'), replace(emptyQuery), replace(initialQuery)];
  const goTo = (step: number): DemoAction => ({ type: 'goTo', step });
  const steps = stepsOf(run(...changes)).map(({ query }) => query);
  expect(steps).toHaveLength(4);
  expect(queryOf(...changes, goTo(1))).toBe(steps[1]);
  expect(stepsOf(run(...changes, goTo(1))).map(({ query }) => query)).toEqual(steps);
  expect(run(...changes, goTo(0))).toMatchObject({ past: [], future: { length: 3 }, isAnnounced: true });
  expect(queryOf(...changes, goTo(0), goTo(3))).toBe(initialQuery);
  expect(run(...changes, goTo(9))).toEqual(run(...changes));
});

test('typing is one step, as long as no second passes without a key', () => {
  expect(run(typed('1'), { wait: 999 }, typed('12'), { wait: 999 }, typed('123')).past).toEqual([initialStep]);
  const twice = [typed('1'), { wait: 1000 }, typed('12')];
  expect(run(...twice).past).toHaveLength(2);
  expect(ageOf(run(...twice, undo))).toBe('1');
});

test('only changes of the value of one and the same rule are joined', () => {
  const typing = typed('1');
  const query = queryOf(typing) as RuleGroupType;
  const [first, ...rules] = query.rules as [RuleType, ...RuleType[]];
  const others: DemoAction[] = [
    { type: 'edit', query: { ...query, rules: [{ ...first, value: 'x' }, ...rules] } },
    { type: 'edit', query: { ...query, rules } },
    { type: 'edit', query: { ...query, not: true } },
    { type: 'edit', query: { ...query, rules: rules.map((rule) => ({ ...rule, disabled: true })) } },
    edit({ operator: '<', value: '1' }),
    replace(emptyQuery),
  ];
  for (const other of others) expect(run(typing, other).past).toHaveLength(2);
});

test('typing right after an undo is a step of its own', () => {
  expect(queryOf(typed('1'), undo, typed('2'), undo)).toBe(initialQuery);
});

test.each([
  ['1,2', '1'],
  [[1, 2], 1],
  [[], ''],
  [['a', null], 'a'],
])('the first item of %j, which the builder takes by itself, is no step of its own', (value, first) => {
  const lists = edit({ operator: '=', value });
  const corrected = edit({ operator: '=', value: first });
  expect(run(lists, corrected)).toMatchObject({ past: [initialStep], future: [] });
  expect(queryOf(lists, corrected, undo)).toBe(initialQuery);
  // Undoing leads to the list again, which is corrected again: there is still something to redo.
  expect(run(lists, corrected, typed('3'), undo, undo, redo, corrected).future).toHaveLength(1);
  const opened = run(link({ query: (lists as { query: RuleGroupType }).query }), corrected);
  expect(opened).toMatchObject({ past: [], isChanged: false });
  expect(ageOf(opened)).toBe(first);
});

test('only so many steps are kept', () => {
  const many = Array.from({ length: 120 }, (_, index) => [{ wait: 1000 }, typed(`${index}`)]).flat();
  expect(run(...many).past).toHaveLength(100);
});

test('a change says what it did, or leaves it to the description of the query', () => {
  const said = ({ message, isAnnounced }: DemoSession) => [message, isAnnounced];
  expect(said(run(replace(emptyQuery)))).toEqual(['Replaced.', true]);
  expect(said(run(replace(emptyQuery), undo))).toEqual(['Undone: the query has 7 rules in 2 groups.', true]);
  expect(said(run(replace(emptyQuery), undo, redo))).toEqual(['Redone: the query has no rules in 1 group.', true]);
  expect(said(run(replace(emptyQuery), typed('1')))).toEqual(['', false]);
  expect(said(run({ type: 'announce', message: 'Failed.' }))).toEqual(['Failed.', false]);
});

test('converts the query for independent combinators, and back to the original without them', () => {
  const lone: RuleGroupType = { ...initialQuery, combinator: 'or', rules: initialQuery.rules.slice(0, 1) };
  for (const query of [initialQuery, lone, emptyQuery]) {
    expect(queryOf(replace(query), setOptions())).toEqual(convertToIC(query));
    expect(queryOf(replace(query), setOptions(), setOptions(DEFAULT_OPTIONS))).toBe(query);
  }
});

test('a query that changed meanwhile, or comes in the other form, is converted', () => {
  const [first] = initialQuery.rules;
  const edited = { ...convertToIC(initialQuery), rules: [first] } as DemoSession['state']['query'];
  expect(queryOf(setOptions(), { type: 'edit', query: edited }, setOptions(DEFAULT_OPTIONS))).toMatchObject({
    combinator: 'and',
    rules: [first],
  });
  expect(queryOf(setOptions(), replace(emptyQuery))).not.toHaveProperty('combinator');
  expect(queryOf(replace(emptyQuery), setOptions(), undo)).toEqual(convertToIC(initialQuery));
  expect(queryOf(replace(convertToIC(initialQuery)))).toMatchObject({ combinator: 'and' });
});

test('makes no change when nothing is new', () => {
  expect(run({ type: 'edit', query: initialQuery })).toBe(INITIAL_SESSION);
  expect(run(link({}), undo, redo)).toBe(INITIAL_SESSION);
  expect(run(replace(initialQuery)).past).toEqual([]);
});

test('changes only what a link without a query names', () => {
  const before = [replace(emptyQuery), setOptions({ ...DEFAULT_OPTIONS, showNotToggle: true })];
  expect(run(...before, link({ options: { showLockButtons: true }, view: { format: 'cel' } })).state).toEqual({
    data: DEFAULT_DEMO_STATE.data,
    setup: null,
    query: emptyQuery,
    options: { ...DEFAULT_OPTIONS, showNotToggle: true, showLockButtons: true },
    view: { ...DEFAULT_DEMO_STATE.view, format: 'cel' },
  });
});

test('a link with a query describes the whole state, and what it replaced can be brought back', () => {
  const opened = link({ query: emptyQuery, options: { showLockButtons: true } });
  const { state, isChanged, past } = run(opened);
  expect(state).toEqual({
    ...DEFAULT_DEMO_STATE,
    query: emptyQuery,
    options: { ...DEFAULT_OPTIONS, showLockButtons: true },
  });
  expect({ isChanged, past }).toEqual({ isChanged: false, past: [] });
  expect(run(setOptions({ ...DEFAULT_OPTIONS, showNotToggle: true }), opened).state).toEqual(state);
  expect(ageOf(run(typed('1'), opened, undo))).toBe('1');
});

test('the address follows what the visitor does, and nothing else', () => {
  const followed: DemoAction[] = [
    typed('1'),
    replace(emptyQuery),
    setOptions(),
    { type: 'setView', view: { tab: 'code' } },
  ];
  for (const action of followed) expect(run(action).isChanged).toBe(true);
  const text = { type: 'setImportText', language: 'cel', text: 'age' } as const;
  const { isChanged, hash, importTexts } = run({ type: 'writeHash', hash: '#s' }, text, { ...text, language: 'sql' });
  expect({ isChanged, hash, importTexts }).toEqual({
    isChanged: false,
    hash: '#s',
    importTexts: { cel: 'age', sql: 'age' },
  });
});

test('while the builder is disabled, no button changes the query', () => {
  const disabled = setOptions({ ...DEFAULT_OPTIONS, disabled: true });
  expect(queryOf(disabled, replace(emptyQuery))).toBe(initialQuery);
  expect(queryOf(typed('1'), disabled, undo)).toEqual(queryOf(typed('1')));
  expect(queryOf(typed('1'), undo, disabled, redo)).toBe(initialQuery);
  expect(queryOf(disabled, link({ query: emptyQuery }))).toEqual(emptyQuery);
});
