import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Predicate } from './types';

/**
 * What `formatQuery` uses beyond JsonLogic: the library's `jsonLogicAdditionalOperators`, as the worker that runs them
 * would have React with its package.
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
