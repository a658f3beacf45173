import { LOG_LEVELS, LOG_LIMITS, type LogLine, type LogValue } from '../../shared/playground/logLine';
import { SOURCE_URL, textOf } from './problemOf';
import { toLogValue } from './toLogValue';

/** So that code which logs without end does not keep the page busy. */
const MAX_LINES_PER_SECOND = 100;

/** React's words for an effect that sets a state on each render. */
const ENDLESS_EFFECT = /^Warning: Maximum update depth exceeded/;

/** React's words for an error that is reported as a problem. */
const TOLD_ERROR = /^The above error occurred/;

/** Sends what code logs, and what it says with `alert`, to the page. */
export function captureConsole(tell: (line: LogLine) => void, onEndlessEffect: () => void): void {
  let sent = 0;
  let skipped = 0;
  const endSecond = () => {
    const lost = skipped;
    [sent, skipped] = [0, 0];
    if (lost > 0) add('warn', [`${lost} lines were left out.`]);
  };
  const add = (level: LogLine['level'], values: readonly unknown[]) => {
    if (sent === 0) setTimeout(endSecond, 1000);
    if (sent++ >= MAX_LINES_PER_SECOND) {
      skipped++;
      return;
    }
    const budget = { values: LOG_LIMITS.values };
    tell({ level, values: format(values).map((value) => asLogValue(value, budget)) });
  };

  for (const level of LOG_LEVELS) {
    if (level === 'alert') continue;
    const { console } = window;
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      if (level === 'error' && ENDLESS_EFFECT.test(String(values[0]))) return onEndlessEffect();
      if (level === 'error' && TOLD_ERROR.test(String(values[0]))) return;
      add(level, values);
    };
  }
  window.alert = (message?: unknown) => add('alert', message === undefined ? [] : [message]);
}

const asLogValue = (value: unknown, budget: { values: number }): LogValue => {
  const result = toLogValue(value, budget);
  // React ends its messages with the components around the place, the frame's own among them.
  return result.kind === 'text'
    ? { ...result, text: result.text.replace(/\n\s+at .*\(https?:.*/g, '').replaceAll(SOURCE_URL, '') }
    : result;
};

/** Fills in `%s` and the like, which React uses in its messages. */
function format([first, ...rest]: readonly unknown[]): unknown[] {
  if (typeof first !== 'string') return first === undefined && rest.length === 0 ? [] : [first, ...rest];
  const text = first.replace(/%([sdifcoOj%])/g, (found, type: string) => {
    if (type === '%') return '%';
    if (rest.length === 0 || type === 'o' || type === 'O' || type === 'j') return found;
    const value = rest.shift();
    return type === 'c' ? '' : textOf(value);
  });
  return [text, ...rest];
}
