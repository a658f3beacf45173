import { deflateSync } from 'node:zlib';
import { initialQuery } from '../../src/demo/core/initialQuery';

const deflate = (json: string | Uint8Array) => deflateSync(json, { level: 9 });

/** A hash with arbitrary packed text. */
export const packed = (json: string | Uint8Array) => `#s=${deflate(json).toString('base64url')}`;

export const hashOf = (state: unknown): string => packed(JSON.stringify(state));

/** The hash in the format of older links. */
export const oldHashOf = (state: unknown): string =>
  `#s=${encodeURIComponent(deflate(JSON.stringify(state)).toString('base64'))}`;

const OPTIONS = { showNotToggle: true, parseNumbers: true };

/** A state as the demo writes it. */
export const SOUND = { query: initialQuery, options: OPTIONS, library: 'bootstrap' };

export const rule = { id: 'rule', field: 'firstName', operator: '=', valueSource: 'value', value: 'Ella' };

export const group = (...rules: unknown[]) => ({ id: 'root', combinator: 'and', not: false, rules });

export const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i));
