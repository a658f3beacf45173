import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'instrument', operator: '=', value: 'Guitar' },
  ],
};

export default function DebugModeExample() {
  const [debugMode, setDebugMode] = useState(false);

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={debugMode}
          onChange={(event) => setDebugMode(event.target.checked)}
        />
        debugMode
      </label>
      <QueryBuilder<RuleGroupType>
        fields={fields}
        defaultQuery={initialQuery}
        // A path that is disabled: try to remove its rule
        disabled={[[0]]}
        debugMode={debugMode}
        onLog={console.log}
      />
    </>
  );
}
