import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import {
  formatQuery,
  prepareRuleGroup,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import { OrderEditor } from './controls';
import { depth, fields, fromSQL, getInputType, toSQL } from './orders';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };
const controlElements = { valueEditor: OrderEditor };

const combinators = [
  { name: 'and', label: 'UND' },
  { name: 'or', label: 'ODER' },
];

const translations = {
  fields: { title: 'Feld' },
  operators: { title: 'Operator' },
  value: { title: 'Wert' },
  combinators: { title: 'Verknüpfung' },
  addRule: { label: '+ Regel', title: 'Regel hinzufügen' },
  addGroup: { label: '+ Gruppe', title: 'Gruppe hinzufügen' },
  removeRule: { label: 'Löschen', title: 'Regel löschen' },
  removeGroup: { label: 'Löschen', title: 'Gruppe löschen' },
  dragHandle: { title: 'Ziehen' },
};

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'r1', field: 'customer', operator: '=', value: 'Vai' }],
};

const STORED = 'orders';

export default function FirstApp() {
  const [query, setQuery] = useState(initialQuery);
  const [sql, setSql] = useState("amount >= 100 and customer like '%V%'");
  const [message, setMessage] = useState('');

  const change = (next: RuleGroupType) => {
    if (depth(next) <= 3) setQuery(next);
    else setMessage('Höchstens drei Ebenen');
  };

  const attempt = (action: () => string) => {
    try {
      setMessage(action());
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  const run = () =>
    JSON.stringify(toSQL(query, new Date().toISOString().slice(0, 10)));

  const save = () => {
    localStorage.setItem(STORED, formatQuery(query, 'json_without_ids'));
    return 'Gespeichert';
  };

  const load = () => {
    const stored = localStorage.getItem(STORED);
    if (!stored) return 'Nichts gespeichert';
    setQuery(prepareRuleGroup(JSON.parse(stored) as RuleGroupType));
    return 'Geladen';
  };

  const importSQL = () => {
    setQuery(prepareRuleGroup(fromSQL(sql)));
    return 'Importiert';
  };

  return (
    <>
      <QueryBuilderDnD dnd={dnd}>
        <QueryBuilder
          fields={fields}
          combinators={combinators}
          translations={translations}
          query={query}
          onQueryChange={change}
          controlElements={controlElements}
          getInputType={getInputType}
          resetOnOperatorChange
        />
      </QueryBuilderDnD>
      <p>
        <input
          aria-label="SQL"
          value={sql}
          onChange={(e) => setSql(e.target.value)}
        />
        <button type="button" onClick={() => attempt(importSQL)}>
          Importieren
        </button>
        <button type="button" onClick={() => attempt(save)}>
          Speichern
        </button>
        <button type="button" onClick={() => attempt(load)}>
          Laden
        </button>
        <button type="button" onClick={() => attempt(run)}>
          Abfragen
        </button>
      </p>
      <p role="status">{message}</p>
    </>
  );
}
