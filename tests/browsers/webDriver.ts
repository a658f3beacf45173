import type { NamedKey, PageScript, Visitor } from './visitor';

/** Timeout of a command in ms. */
const TIMEOUT_MS = 30_000;

/** WebDriver's key for element references. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

type Reference = Record<typeof REFERENCE, string>;

/** Sends a W3C WebDriver command. Throws Error with the driver's message. */
export async function command<Result>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error([error, message].filter(Boolean).join(': '));
}

/** WebDriver's codes of special keys. */
const KEYS: Record<NamedKey, string> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' };

const codeOf = (key: string) => KEYS[key as NamedKey] ?? key;

/**
 * A visitor backed by a WebDriver session.
 *
 * @param session URL of the session
 * @param origin of the site
 */
export function webDriverVisitor(session: string, origin: string): Visitor {
  const post = <Result>(path: string, body: object = {}) => command<Result>('POST', `${session}/${path}`, body);
  const find = (selector: string) => post<Reference>('element', { using: 'css selector', value: selector });
  const down = (key: string) => ({ type: 'keyDown', value: codeOf(key) });
  const up = (key: string) => ({ type: 'keyUp', value: codeOf(key) });
  const act = (actions: object[]) => post<void>('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const evaluate = <Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args) =>
    post<Result>('execute/sync', { script: `return (${script}).apply(null, arguments)`, args });

  return {
    open: (path) => post('url', { url: `${origin}${path}` }),
    reload: () => post('refresh'),
    resize: (width, height) => post('window/rect', { width, height }),
    click: async (selector) => post(`element/${(await find(selector))[REFERENCE]}/click`),
    type: (text) => act([...text].flatMap((key) => [down(key), up(key)])),
    press(keys) {
      const all = keys.split('+');
      return act([...all.map(down), ...all.toReversed().map(up)]);
    },
    evaluate,
    async evaluateInFrame(frame, script, ...args) {
      await post('frame', { id: await find(frame) });
      try {
        return await evaluate(script, ...args);
      } finally {
        await post('frame', { id: null });
      }
    },
    leave: () => command('DELETE', session),
  };
}
