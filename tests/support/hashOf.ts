import { deflateSync } from 'node:zlib';
import { initialQuery } from '../../src/demo/core/initialQuery';

/** A hash that no link of the demo should have. */
export interface MalformedHash {
  name: string;
  hash: string;
  /** Whether its reader is told of a problem; what is only unknown, or can be put right, is passed over. */
  tells: boolean;
}

/** Deflates as much as can be. */
export const deflate = (json: string | Uint8Array) => deflateSync(json, { level: 9 });

/** The hash that holds a text instead of a state. */
export const packed = (json: string | Uint8Array) => `#s=${deflate(json).toString('base64url')}`;

/** The hash that holds a state. */
export const hashOf = (state: unknown): string => packed(JSON.stringify(state));

/** The hash that held a state in links of before. */
export const oldHashOf = (state: unknown): string =>
  `#s=${encodeURIComponent(deflate(JSON.stringify(state)).toString('base64'))}`;

const OPTIONS = { showNotToggle: true, parseNumbers: true };

/** A state as the demo writes it. */
export const SOUND = { query: initialQuery, options: OPTIONS, library: 'bootstrap' };

/** A rule of a query. */
export const rule = { id: 'rule', field: 'firstName', operator: '=', valueSource: 'value', value: 'Ella' };

/** A query. */
export const group = (...rules: unknown[]) => ({ id: 'root', combinator: 'and', not: false, rules });

/** What a function makes of 0, 1, 2… */
export const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i));

/** A hash whose reader is told of a problem. */
export const told = (name: string, hash: string): MalformedHash => ({ name, hash, tells: true });

/** A hash that is read without a word. */
export const passed = (name: string, hash: string): MalformedHash => ({ name, hash, tells: false });
