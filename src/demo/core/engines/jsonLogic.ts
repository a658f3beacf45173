import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Predicate } from './types';

/**
 * What `formatQuery` uses beyond JsonLogic: as the library's `jsonLogicAdditionalOperators`, whose module would add 17 kB
 * to the worker.
 */
export const OPERATIONS: Record<string, (text: unknown, part: string) => boolean> = {
  startsWith: (text, part) => typeof text === 'string' && text.startsWith(part),
  endsWith: (text, part) => typeof text === 'string' && text.endsWith(part),
};

for (const [name, operation] of Object.entries(OPERATIONS)) jsonLogic.add_operation(name, operation);

export const readLogic =
  (logic: unknown): Predicate =>
  (row) =>
    Boolean(jsonLogic.apply(logic as RulesLogic, row));
