import { useEffect, useState } from 'react';
import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import type { exportWarnings } from '../core/exportWarnings';
import { initialQuery } from '../core/initialQuery';

/** Known flaws of an exported text. They load with the first change, as the code of links does. */
export function useWarnings(query: RuleGroupTypeAny, format: ExportFormat, text: string): string[] {
  const [warn, setWarn] = useState<typeof exportWarnings>();
  const isChanged = query !== initialQuery;
  useEffect(() => {
    if (!isChanged) return;
    import(/* webpackChunkName: "demo-links" */ '../core/exportWarnings').then(
      (module) => setWarn(() => module.exportWarnings),
      () => {},
    );
  }, [isChanged]);
  return isChanged && warn ? warn(query, format, text) : [];
}
