/** Timeout of a command in ms. */
const TIMEOUT_MS = 30_000;

/** WebDriver's key for element references. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

export type Reference = Record<typeof REFERENCE, string>;

export const idOf = (reference: Reference): string => reference[REFERENCE];

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
