import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { useLoaded } from '../../runtime/useLoaded';
import { initialQuery } from '../core/initialQuery';

const loadWarnings = async () =>
  (await import(/* webpackChunkName: "demo-links" */ '../core/exportWarnings')).exportWarnings;

/** Known flaws of an exported text. They load with the first change, as the code of links does. */
export function useWarnings(query: RuleGroupTypeAny, format: ExportFormat, text: string): string[] {
  const warn = useLoaded(query === initialQuery ? null : loadWarnings);
  return warn?.(query, format, text) ?? [];
}
