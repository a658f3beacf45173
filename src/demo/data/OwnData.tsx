import { focusMain } from '../../runtime/focus';
import { Button } from '../../ui/Button';
import { Tabs } from '../../ui/Tabs';
import { DISABLED_NOTICE, type DemoSession } from '../core/demoReducer';
import { exampleQuery } from '../core/exampleQuery';
import { DEFAULT_DEMO_STATE, hasOwnFields, type DemoView } from '../core/state';
import { dispatch, setView } from '../demoStore';
import { DataText } from './DataText';
import { FieldList } from './FieldList';
import * as panelStyles from '../panels/panels.module.css';
import * as styles from './data.module.css';

const KEEP: readonly { name: DemoView['keep']; label: string }[] = [
  { name: 'nothing', label: 'Neither' },
  { name: 'fields', label: 'The fields' },
  { name: 'rows', label: 'Fields and rows' },
];

function restoreMusicians(): void {
  const { data } = DEFAULT_DEMO_STATE;
  const message = 'The demo has its own fields and rows again.';
  dispatch({ type: 'replace', query: exampleQuery(data), data, message });
  focusMain();
}

/** Fields and rows of the visitor's own: from a text, by hand, and in links. */
export function OwnData({ session: { state, dataInput } }: { session: DemoSession }) {
  const { data, options, view } = state;
  return (
    <div className={panelStyles.panel}>
      {options.disabled && <p>{DISABLED_NOTICE}</p>}
      <DataText disabled={options.disabled} input={dataInput} />
      <FieldList state={state} />
      {hasOwnFields(data) && (
        <div className={styles.keep}>
          <p className={styles.label}>What links keep of it</p>
          <Tabs
            look="pills"
            label="What links keep of it"
            values={data.rows ? KEEP : KEEP.slice(0, 2)}
            selected={view.keep === 'rows' && !data.rows ? 'fields' : view.keep}
            onSelect={(keep) => setView({ keep })}
          />
          <p className={styles.hint}>
            Nothing of it leaves this page, unless you share a link that keeps it. What links do not keep is gone when
            the page is loaded again.
          </p>
          <div className={panelStyles.actions}>
            <Button
              look="small"
              aria-disabled={options.disabled}
              onClick={() => !options.disabled && restoreMusicians()}
            >
              Back to the musicians
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
