import { Button } from '../../ui/Button';
import { DISABLED_NOTICE, stepsOf, type DemoSession } from '../core/demoReducer';
import { presetsOf } from '../core/presets';
import { describeQuery } from '../core/query';
import { queryWords } from '../core/words';
import { dispatch } from '../demoStore';
import * as panelStyles from '../panels/panels.module.css';
import * as styles from './queries.module.css';

/** Queries to begin with, and those that were there before. */
export function Queries({ session }: { session: DemoSession }) {
  const { state, past } = session;
  const { disabled } = state.options;
  return (
    <div className={panelStyles.panel}>
      {disabled && <p>{DISABLED_NOTICE}</p>}
      <section aria-labelledby="queries-presets">
        <h3 id="queries-presets" className={styles.title}>
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
      <section aria-labelledby="queries-steps">
        <h3 id="queries-steps" className={styles.title}>
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
                <b>{index + 1}</b> {queryWords(step.query, step.data.fields)}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
