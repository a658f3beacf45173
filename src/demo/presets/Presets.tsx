import { useState } from 'react';
import { Button } from '../../ui/Button';
import { DISABLED_NOTICE, stepsOf, type DemoSession } from '../core/demoReducer';
import { presetsOf } from '../core/presets';
import { describeQuery } from '../core/query';
import { queryWords } from '../core/words';
import type { Setup } from '../core/state';
import { dispatch } from '../demoStore';
import { DEFAULT_LIBRARY } from '../libraries/defaultLibrary';
import { SETUPS } from '../setups';
import { PageLink } from '../../ui/PageLink';
import * as panelStyles from '../panels/panels.module.css';
import { Theme } from '../theme/Theme';
import type { DemoLibrary } from '../types';
import * as styles from './presets.module.css';

/** Queries and builders to begin with, and those that were there before. */
export function Presets({ session, library }: { session: DemoSession; library: DemoLibrary }) {
  const { state, past } = session;
  const { disabled } = state.options;
  const [isThemed] = useState(state.view.theme !== '');
  const choose = (setup: Setup | null) =>
    dispatch({
      type: 'replace',
      query: state.query,
      setup,
      message: setup ? `${setup.label}: ${setup.description}` : 'The builder is as it was.',
    });
  return (
    <div className={panelStyles.panel}>
      {disabled && <p>{DISABLED_NOTICE}</p>}
      <section aria-labelledby="presets-queries">
        <h3 id="presets-queries" className={panelStyles.title}>
          Queries to begin with
        </h3>
        <ul className={styles.list}>
          {presetsOf(state.data).map(({ label, description, query }) => (
            <li key={label} className={styles.preset}>
              <Button
                look="small"
                aria-disabled={disabled}
                onClick={() =>
                  dispatch({ type: 'replace', query, message: `${label}: the query has ${describeQuery(query)}.` })
                }
              >
                {label}
              </Button>
              <span>{description}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="presets-setups">
        <h3 id="presets-setups" className={panelStyles.title}>
          Builders to begin with
        </h3>
        <ul className={styles.list}>
          {SETUPS.map((setup) => (
            <li key={setup.name} className={styles.preset}>
              <Button
                look="small"
                aria-pressed={setup === state.setup}
                aria-disabled={disabled}
                onClick={() => choose(setup === state.setup ? null : setup)}
              >
                {setup.label}
              </Button>
              <span>
                {setup.description}{' '}
                <PageLink to={setup.docs} aria-label={`Docs: ${setup.label}`}>
                  Docs
                </PageLink>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {library.name === DEFAULT_LIBRARY && (
        <details open={isThemed}>
          <summary className={panelStyles.title}>Theme of the default look</summary>
          <Theme
            theme={state.view.theme}
            hasBranches={state.options.showBranches}
            onBranches={(showBranches) => dispatch({ type: 'setOptions', options: { ...state.options, showBranches } })}
          />
        </details>
      )}
      <section aria-labelledby="presets-steps">
        <h3 id="presets-steps" className={panelStyles.title}>
          Steps
        </h3>
        <ol className={styles.list}>
          {stepsOf(session).map((step, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.step}
                aria-current={index === past.length ? 'step' : undefined}
                aria-disabled={disabled}
                onClick={() => dispatch({ type: 'goTo', step: index })}
              >
                <b>{index + 1}</b> {step.setup && `${step.setup.label}: `}
                {queryWords(step.query, step.data.fields)}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
