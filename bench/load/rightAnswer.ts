import { createHash } from 'node:crypto';
import { rawRequest, decode, type Answer } from '../../scripts/shared/rawRequest';

/** What an address must answer, each time. */
export interface RightAnswer {
  path: string;
  status: number;
  location: string | undefined;
  /** Of the body, as it comes over the wire. */
  hash: string;
}

/** As browsers ask. */
export const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br' };

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

/** What is wrong with an answer, in words; null when it is right. */
export function faultOf({ path, ...right }: RightAnswer, { status, headers, body }: Answer): string | null {
  const given = { status, location: headers.location, hash: hashOf(body) };
  const wrong = (Object.keys(given) as (keyof typeof given)[]).filter((name) => given[name] !== right[name]);
  if (wrong.length === 0) return null;
  return `${path}: ${wrong.map((name) => `${name} ${given[name]}, expected ${right[name]}`).join('; ')}`;
}

/**
 * Asks a server what it answers, and takes that for right if it says the same as the reference: status, address that a
 * redirect leads to, content.
 *
 * @param reference origin of a server of the same site
 * @throws Error that says what differs
 */
export async function learnRightAnswer(origin: string, reference: string, path: string): Promise<RightAnswer> {
  const given = await rawRequest(origin, path, { headers: HEADERS });
  const expected = await rawRequest(reference, path);
  const { location } = expected.headers;
  // Servers word the page of a redirect each in its own way.
  const content = location === undefined ? { given: decode(given), expected: expected.body } : null;
  const right = { path, status: expected.status, location, hash: hashOf(content?.expected ?? given.body) };
  const fault = faultOf(right, { ...given, body: content?.given ?? given.body });
  if (fault) throw new Error(`The two servers differ. ${fault}`);
  return { ...right, hash: hashOf(given.body) };
}
