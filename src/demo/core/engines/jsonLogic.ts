import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Predicate } from './types';

/** What `formatQuery` uses beyond JsonLogic, as its documentation defines them. */
export const OPERATIONS: Record<string, (text: unknown, part: string) => boolean> = {
  startsWith: (text, part) => String(text).startsWith(part),
  endsWith: (text, part) => String(text).endsWith(part),
};

for (const [name, operation] of Object.entries(OPERATIONS)) jsonLogic.add_operation(name, operation);

export const readLogic =
  (logic: unknown): Predicate =>
  (row) =>
    Boolean(jsonLogic.apply(logic as RulesLogic, row));
