import { toArray, type RuleGroupType, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { inForm } from './convertQuery';
import { takesList } from './fieldTypes';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, type Options } from './options';
import { describeQuery } from './query';
import {
  DEFAULT_DEMO_STATE,
  type Data,
  type DataLanguage,
  type DemoState,
  type DemoView,
  type ImportLanguage,
  type LinkedState,
  type Setup,
} from './state';

/** Maximum number of undo steps. */
const MAX_STEPS = 100;

/** Changes of a rule's value that follow each other within this time, in ms, are one undo step. */
const TYPING_MS = 1000;

/** What undoing restores. */
export type Step = Pick<DemoState, 'query' | 'data' | 'setup'>;

/** Without data or a setup, those of now stay. */
interface Replacement {
  query: RuleGroupTypeAny;
  data?: Data;
  setup?: Setup | null;
}

/** Everything that the demo remembers while the visitor is on the site. */
export interface DemoSession {
  state: DemoState;
  /** What to go back or forward to, the first step first. */
  past: readonly Step[];
  future: readonly Step[];
  /** Id of the rule whose value was the last change, if it was one, and its time. */
  lastChange: { rule: string | undefined; at: number };
  /** What the last button did; empty after an edit. */
  message: string;
  /** Whether the button that made the last change of the query has said so. */
  isAnnounced: boolean;
  /** Typed import texts. */
  importTexts: Partial<Record<ImportLanguage, string>>;
  /** Typed texts of the visitor's own data, and the one that is shown. */
  dataInput: { language: DataLanguage; texts: Partial<Record<DataLanguage, string>> };
  /** Whether the visitor has changed something; only then the address follows. */
  isChanged: boolean;
  /** Hash of the state as last written; empty for the default state. */
  hash: string;
}

export const INITIAL_SESSION: DemoSession = {
  state: DEFAULT_DEMO_STATE,
  past: [],
  future: [],
  lastChange: { rule: undefined, at: -Infinity },
  message: '',
  isAnnounced: false,
  importTexts: {},
  dataInput: { language: 'json', texts: {} },
  isChanged: false,
  hash: '',
};

export const DISABLED_NOTICE = 'Nothing changes the query while the option “Disabled” is on.';

export const emptyQuery: RuleGroupType = { ...initialQuery, rules: [] };

export type DemoAction =
  | { type: 'edit'; query: RuleGroupTypeAny }
  | ({ type: 'replace'; message: string } & Replacement)
  | { type: 'undo' | 'redo' }
  | { type: 'goTo'; step: number }
  | { type: 'setOptions'; options: Options }
  | { type: 'setView'; view: Partial<DemoView> }
  | { type: 'setImportText'; language: ImportLanguage; text: string }
  | { type: 'setDataInput'; language: DataLanguage; text?: string }
  | { type: 'openLink'; link: LinkedState }
  | { type: 'writeHash'; hash: string }
  | { type: 'announce'; message: string };

/** @param now in ms, of a clock that never goes back */
export function demoReducer(session: DemoSession, action: DemoAction, now: number): DemoSession {
  const { state } = session;
  if (state.options.disabled && /^(?:replace|undo|redo|goTo)$/.test(action.type)) return session;
  switch (action.type) {
    case 'edit':
      return edit(session, action.query, now);
    case 'replace':
      return {
        ...replaceStep(session, action, now),
        isChanged: true,
        message: action.message,
        isAnnounced: true,
      };
    case 'undo':
      return goTo(session, session.past.length - 1, 'Undone', now);
    case 'redo':
      return goTo(session, session.past.length + 1, 'Redone', now);
    case 'goTo':
      return goTo(session, action.step, `Step ${action.step + 1}`, now);
    case 'setOptions':
      return { ...session, state: withOptions(state, action.options), isChanged: true };
    case 'setView':
      return { ...session, state: { ...state, view: { ...state.view, ...action.view } }, isChanged: true };
    case 'setImportText':
      return { ...session, importTexts: { ...session.importTexts, [action.language]: action.text } };
    case 'setDataInput':
      return { ...session, dataInput: withText(session.dataInput, action) };
    case 'openLink':
      return openLink(session, action.link, now);
    case 'writeHash':
      return { ...session, hash: action.hash };
    case 'announce':
      return { ...session, message: action.message };
  }
}

const withText = (
  { texts }: DemoSession['dataInput'],
  { language, text }: { language: DataLanguage; text?: string },
): DemoSession['dataInput'] => ({ language, texts: text === undefined ? texts : { ...texts, [language]: text } });

const stepOf = ({ query, data, setup }: DemoState): Step => ({ query, data, setup });

function replaceStep(
  session: DemoSession,
  { query: replacement, data = session.state.data, setup = session.state.setup }: Replacement,
  now: number,
): DemoSession {
  const { state, past } = session;
  const query = inForm(replacement, state.options.independentCombinators);
  if (query === state.query && data === state.data && setup === state.setup) return session;
  return {
    ...session,
    state: { ...state, query, data, setup },
    past: [...past, stepOf(state)].slice(-MAX_STEPS),
    future: [],
    lastChange: { rule: undefined, at: now },
  };
}

function edit(session: DemoSession, query: RuleGroupTypeAny, now: number): DemoSession {
  const { state, past, lastChange } = session;
  if (query === state.query) return session;
  const value = changedValue(state.query, query);
  if (value && isCorrection(...value)) return { ...session, state: { ...state, query } };
  const rule = value?.[1].id;
  const isTyping = rule !== undefined && rule === lastChange.rule && now - lastChange.at < TYPING_MS;
  const replaced = replaceStep(session, { query }, now);
  return {
    ...replaced,
    past: isTyping ? past : replaced.past,
    lastChange: { rule, at: now },
    message: '',
    isAnnounced: false,
    isChanged: true,
  };
}

/** Whether a list became its first item: the builder does so by itself where an operator takes no list. */
function isCorrection({ operator, value }: RuleType, after: RuleType): boolean {
  if (takesList(operator)) return false;
  const isList = Array.isArray(value) || (typeof value === 'string' && /^[-.\d\s]*,[-.,\d\s]*$/.test(value));
  return isList && String(after.value) === String(toArray(value)[0] ?? '');
}

type Item = RuleType | RuleGroupTypeAny | string;

/** The rule of which the value is all that differs between two queries, before and after. */
function changedValue(before: Item, after: Item): [RuleType, RuleType] | undefined {
  if (typeof before === 'string' || typeof after === 'string') return undefined;
  if (!('rules' in before) && !('rules' in after)) {
    return before.field === after.field && before.operator === after.operator ? [before, after] : undefined;
  }
  if (!('rules' in before && 'rules' in after) || before.rules.length !== after.rules.length) return undefined;
  const [difference, ...more] = [...after.rules.keys()].filter((index) => before.rules[index] !== after.rules[index]);
  if (difference === undefined || more.length > 0) return undefined;
  return changedValue(before.rules[difference]!, after.rules[difference]!);
}

/** All steps, the first one first; that of now is number `past.length`. */
export const stepsOf = ({ state, past, future }: DemoSession): Step[] => [...past, stepOf(state), ...future];

function goTo(session: DemoSession, number: number, what: string, now: number): DemoSession {
  const { state, past } = session;
  const steps = stepsOf(session);
  const step = steps[number];
  if (!step || number === past.length) return session;
  const query = inForm(step.query, state.options.independentCombinators);
  return {
    ...session,
    state: { ...state, ...step, query },
    past: steps.slice(0, number),
    future: steps.slice(number + 1),
    lastChange: { rule: undefined, at: now },
    message: `${what}: the query has ${describeQuery(query)}.`,
    isAnnounced: true,
    isChanged: true,
  };
}

const withOptions = (state: DemoState, options: Options): DemoState => ({
  ...state,
  options,
  query: inForm(state.query, options.independentCombinators),
});

/** With a query, a link defines the whole state; otherwise it changes only what it names. */
function openLink(session: DemoSession, { query, data, setup, options, view }: LinkedState, now: number): DemoSession {
  const { state } = session;
  if (!query && !setup && Object.keys(options).length === 0 && Object.keys(view).length === 0) return session;
  const viewed = { ...state, view: { ...state.view, ...view } };
  const changed = withOptions(viewed, { ...(query ? DEFAULT_OPTIONS : state.options), ...options });
  const opened = {
    ...session,
    state: changed,
    lastChange: { rule: undefined, at: now },
    message: '',
    isAnnounced: false,
  };
  const replaced = query
    ? replaceStep(opened, { query, data: data ?? DEFAULT_DEMO_STATE.data, setup: setup ?? null }, now)
    : replaceStep(opened, { query: changed.query, ...(setup && { setup }) }, now);
  // The initial query that nobody has changed yet is no step to go back to.
  return session.isChanged ? replaced : { ...replaced, past: session.past };
}
