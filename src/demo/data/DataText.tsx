import { useEffect, useId, useRef, useState } from 'react';
import type { ImportProblem } from '../core/imports/importQuery';
import type { DemoSession } from '../core/demoReducer';
import { exampleQuery } from '../core/exampleQuery';
import { DATA_LANGUAGES } from '../core/inference/examples';
import type { Inferred } from '../core/inference/inferData';
import type { Data, DemoState } from '../core/state';
import { unknownNames } from '../core/unknownNames';
import { dispatch } from '../demoStore';
import { focusBuilder } from '../focusBuilder';
import { LoadFailure } from '../../ui/Notice';
import { Tabs } from '../../ui/Tabs';
import * as styles from '../panels/panels.module.css';

interface DataTextProps {
  state: DemoState;
  input: DemoSession['dataInput'];
  onReplace: (replacement: Pick<DemoState, 'query' | 'data'>, message: string) => void;
}

interface Outcome {
  problem?: ImportProblem;
  success?: string;
  error?: Error;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Rows with names that are all known leave the fields as they are: a type says more than rows do. */
function dataOf({ fields, rows }: Inferred, current: Data): Data {
  const names = new Set(current.fields.map(({ name }) => name));
  const fits = current.rows !== undefined && rows.length > 0 && fields.every(({ name }) => names.has(name));
  return { fields: fits ? current.fields : fields, rows };
}

/** A text that becomes fields, and rows if it has any. */
export function DataText({ state, input, onReplace }: DataTextProps) {
  const [{ problem, success, error }, setOutcome] = useState<Outcome>({});
  const actions = useRef<HTMLDivElement>(null);
  const runs = useRef(0);
  const id = useId();
  const { disabled } = state.options;
  const chosen = DATA_LANGUAGES.find(({ name }) => name === input.language) ?? DATA_LANGUAGES[0]!;
  const text = input.texts[chosen.name] ?? chosen.example;

  // The builder above may have become so much lower that the result slipped out of sight.
  useEffect(() => {
    if (success) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [success]);

  const forget = () => {
    setOutcome({});
    runs.current += 1;
  };
  const run = async () => {
    forget();
    const current = runs.current;
    // Another text or click may have superseded this run.
    const isOver = () => current !== runs.current;
    try {
      const { inferData } = await import(/* webpackChunkName: "demo-inference" */ '../core/inference/inferData');
      const inferred = await inferData(text);
      if (isOver()) return;
      if ('problem' in inferred) {
        setOutcome({ problem: inferred });
        return;
      }
      const data = dataOf(inferred, state.data);
      const { fields: unknown } = unknownNames(state.query, data.fields);
      const query = unknown.length > 0 ? exampleQuery(data) : state.query;
      onReplace({ query, data }, '');
      const { label } = DATA_LANGUAGES.find(({ name }) => name === inferred.language)!;
      const size = [
        count(inferred.fields.length, 'field'),
        ...(data.rows?.length ? [count(data.rows.length, 'row')] : []),
      ];
      const kept =
        data.fields === state.data.fields ? ['The fields are those of before, which have all these names.'] : [];
      setOutcome({ success: [`${label}: ${size.join(', ')}.`, ...kept, ...inferred.notes].join(' ') });
    } catch (failure) {
      if (!isOver()) setOutcome({ error: failure as Error });
    }
  };

  return (
    <>
      <Tabs
        look="pills"
        label="Language"
        values={DATA_LANGUAGES}
        selected={chosen.name}
        onSelect={(language) => {
          forget();
          dispatch({ type: 'setDataInput', language });
        }}
      />
      <label className={styles.label} htmlFor={id}>
        Rows, a type, a table or a schema of yours
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          forget();
          dispatch({ type: 'setDataInput', language: chosen.name, text: event.target.value });
        }}
      />
      <div ref={actions} className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={disabled}
          onClick={() => !disabled && void run()}
        >
          Use these fields
        </button>
        <span role="status">{success}</span>
        {success && (
          <button type="button" className={styles.secondary} onClick={focusBuilder}>
            Show the builder
          </button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className={styles.problem} hidden={!problem}>
        {problem && placed(problem)}
      </p>
      {error && <LoadFailure what="What reads the text" error={error} onRetry={() => void run()} />}
    </>
  );
}

const placed = ({ problem, line, column }: ImportProblem) =>
  line === undefined ? problem : `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${problem}`;
