import { exportOptions, exportQuery } from './core/exportQuery';
import { FORMATS } from './core/formats';
import type { DemoState } from './core/state';
import { OUTPUT_HEADING_ID } from './Output';
import * as styles from './ResultLine.module.css';

const showOutput = () => document.getElementById(OUTPUT_HEADING_ID)?.scrollIntoView();

/** The start of the result, for screens on which the output is far below the builder. */
export function ResultLine({ state }: { state: DemoState }) {
  const { query, view } = state;
  const format = FORMATS.find(({ name }) => name === view.format) ?? FORMATS[0];
  return (
    <button type="button" className={styles.line} onClick={showOutput}>
      <span className="sr-only">Show the result: </span>
      <b>{format.label}</b> <code translate="no">{exportQuery(query, format.name, exportOptions(state))}</code>
    </button>
  );
}
