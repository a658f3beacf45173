import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import { initialQuery } from '../demo/core/initialQuery';

/** A builder with the demo's fields, its query, and no other setting. */
export function DefaultBuilder() {
  const [query, setQuery] = useState<RuleGroupType>(initialQuery);
  return <QueryBuilder fields={fields} query={query} onQueryChange={(next: RuleGroupType) => setQuery(next)} />;
}
