import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';

/** A rule, or a group with what is in it. */
export type Part = RuleType | RuleGroupTypeAny;

/** Writes a query in a format. */
export type Export = (query: RuleGroupTypeAny) => string;

export const childrenOf = (part: Part): Part[] =>
  'rules' in part ? (part.rules as (Part | string)[]).filter((item) => typeof item !== 'string') : [];

/** All parts of a query, itself included; groups come before what is in them. */
export const partsOf = (part: Part): Part[] => [part, ...childrenOf(part).flatMap(partsOf)];

/** In a group that has a part's kind of combinators. */
const alone = (part: Part): RuleGroupTypeAny =>
  ('rules' in part && !('combinator' in part)
    ? { rules: [part] }
    : { combinator: 'and', rules: [part] }) as RuleGroupTypeAny;

/** The export of a query, then those of all other parts by themselves; null for a part that the export leaves out. */
export function partTexts(query: RuleGroupTypeAny, exportAs: Export): (string | null)[] {
  const nothing = exportAs(alone({ field: '~', operator: '=', value: '' }));
  const [, ...others] = partsOf(query);
  const texts = others.map((part) => exportAs(alone(part))).map((text) => (text === nothing ? null : text));
  return [exportAs(query), ...texts];
}
