import { useId, useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { exportQuery } from '../demo/core/exportQuery';
import { fields } from '../demo/core/fields';
import { FORMATS } from '../demo/core/formats';
import { DEFAULT_OPTIONS } from '../demo/core/options';
import * as styles from './HeroBuilder.module.css';
import { restyled } from './StyledBuilder.module.css';

const FIELDS = ['firstName', 'age', 'isMusician', 'instrument', 'job', 'birthdate'];
const heroFields = fields.filter(({ name }) => FIELDS.includes(name));

const SHOWN = ['sql', 'mongodb', 'jsonlogic', 'cel'];
const formats = FORMATS.filter(({ name }) => SHOWN.includes(name));

const heroQuery: RuleGroupType = {
  id: 'hero',
  combinator: 'and',
  rules: [
    { id: 'hero-age', field: 'age', operator: '>', value: '28' },
    {
      id: 'hero-group',
      combinator: 'or',
      rules: [
        { id: 'hero-musician', field: 'isMusician', operator: '=', value: true },
        { id: 'hero-job', field: 'job', operator: '=', value: 'Drummer' },
      ],
    },
  ],
};

const controlClassnames = { queryBuilder: ['queryBuilder-branches', restyled, styles.builder] };

/** A builder and what its query becomes. The tabs are radio buttons and CSS, so they work without JavaScript. */
export function HeroBuilder() {
  const [query, setQuery] = useState(heroQuery);
  const group = useId();
  return (
    <>
      <QueryBuilder
        fields={heroFields}
        query={query}
        onQueryChange={(changed: RuleGroupType) => setQuery(changed)}
        controlClassnames={controlClassnames}
        enableMountQueryChange={false}
      />
      <div role="group" aria-label="The query as" className={`tabs ${styles.results}`}>
        {formats.map(({ name, label }, index) => (
          <div key={name} className="tab">
            <label className="ui-tab">
              <input type="radio" name={group} value={name} defaultChecked={index === 0} />
              {label}
            </label>
            <pre className="tab-panel" translate="no" tabIndex={0} role="region" aria-label={`Query as ${label}`}>
              <code>{exportQuery(query, name, DEFAULT_OPTIONS)}</code>
            </pre>
          </div>
        ))}
      </div>
    </>
  );
}
