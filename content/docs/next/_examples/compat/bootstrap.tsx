import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';
import { fields } from '../data/musicians';
import './bootstrap.css';

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'r2', field: 'instrument', operator: '=', value: 'Guitar' },
    { id: 'r3', field: 'birthdate', operator: '>=', value: '1954-10-03' },
  ],
};

export default function Bootstrap() {
  return (
    <div className="bootstrap-look">
      <QueryBuilderBootstrap>
        <QueryBuilder
          fields={fields}
          defaultQuery={defaultQuery}
          showNotToggle
          showCloneButtons
        />
      </QueryBuilderBootstrap>
    </div>
  );
}
