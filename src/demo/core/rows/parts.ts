import type { RuleGroupTypeAny } from 'react-querybuilder';
import { partsOf, type Part } from '../query';

/** Writes a query in a format. */
export type Export = (query: RuleGroupTypeAny) => string;

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
