/** How long, in ms, a browser may take to answer. */
const PATIENCE = 30_000;

/** What WebDriver calls a reference to an element. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

export type Reference = Record<typeof REFERENCE, string>;

/** The id in a reference. */
export const idOf = (reference: Reference): string => reference[REFERENCE];

/**
 * Gives a driver a command of the W3C's WebDriver, and what it answers.
 *
 * @param body what the command takes
 * @throws Error with what the driver says is wrong
 */
export async function command<Result>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error([error, message].filter(Boolean).join(': '));
}
