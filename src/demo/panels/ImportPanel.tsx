import { useEffect, useId, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { DISABLED_NOTICE } from '../core/demoReducer';
import { IMPORT_LANGUAGES } from '../core/formats';
import { EXAMPLES } from '../core/imports/examples';
import type { ImportProblem } from '../core/imports/importQuery';
import { describeQuery } from '../core/query';
import { DEFAULT_DEMO_STATE, type DemoState, type ImportLanguage } from '../core/state';
import { LoadFailure } from '../../ui/Notice';
import { PageLink } from '../../ui/PageLink';
import { Tabs } from '../../ui/Tabs';
import { focusBuilder } from '../focusBuilder';
import * as styles from './panels.module.css';

interface ImportPanelProps {
  state: DemoState;
  /** Typed texts by language, kept while other panels are shown. */
  texts: Partial<Record<ImportLanguage, string>>;
  onText: (language: ImportLanguage, text: string) => void;
  onLanguage: (language: ImportLanguage) => void;
  onImport: (query: RuleGroupTypeAny) => void;
}

interface Outcome {
  problem?: ImportProblem;
  success?: string;
  error?: Error;
}

export function ImportPanel({ state, texts, onText, onLanguage, onImport }: ImportPanelProps) {
  const { options, view, data } = state;
  const [{ problem, success, error }, setOutcome] = useState<Outcome>({});
  const actions = useRef<HTMLDivElement>(null);
  const runs = useRef(0);
  const id = useId();
  const language = IMPORT_LANGUAGES.find(({ name }) => name === view.language) ?? IMPORT_LANGUAGES[0];
  // The examples name the fields of the musicians.
  const example = data.fields === DEFAULT_DEMO_STATE.data.fields ? EXAMPLES[language.name] : '';
  const text = texts[language.name] ?? example;

  // The builder above may have become so much lower that the result slipped out of sight.
  useEffect(() => {
    if (success) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [success]);

  const forget = () => {
    setOutcome({});
    runs.current += 1;
  };
  const run = async (keepsNewFields = false) => {
    forget();
    const current = runs.current;
    // Another language, text or click may have superseded this run.
    const isOver = () => current !== runs.current;
    try {
      const { importQuery } = await import(/* webpackChunkName: "demo-import" */ '../core/imports/importQuery');
      const result = await importQuery(language.name, text, { ...options, fields: data.fields, keepsNewFields });
      if (isOver()) return;
      if ('problem' in result) {
        setOutcome({ problem: result });
        return;
      }
      onImport(result.query);
      setOutcome({ success: [`Imported ${describeQuery(result.query)}.`, ...result.notes].join(' ') });
    } catch (failure) {
      if (!isOver()) setOutcome({ error: failure as Error });
    }
  };

  return (
    <div className={styles.panel}>
      <Tabs
        look="pills"
        label="Language"
        values={IMPORT_LANGUAGES}
        selected={language.name}
        onSelect={(name) => {
          forget();
          onLanguage(name);
        }}
      />
      <label className={styles.label} htmlFor={id}>
        {language.label} to import
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
          onText(language.name, event.target.value);
        }}
      />
      <div ref={actions} className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={options.disabled}
          onClick={() => !options.disabled && void run()}
        >
          Import
        </button>
        <span role="status">{options.disabled ? DISABLED_NOTICE : success}</span>
        {success && (
          <button type="button" className={styles.secondary} onClick={focusBuilder}>
            Show the builder
          </button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className={styles.problem} hidden={!problem}>
        {problem && placed(problem)}
      </p>
      {problem?.newFields && (
        <button type="button" className={styles.secondary} onClick={() => void run(true)}>
          Import with new fields
        </button>
      )}
      {error && <LoadFailure what="The import" error={error} onRetry={() => void run()} />}
      <details className={styles.fields}>
        <summary>The fields that you can name</summary>
        <ul>
          {data.fields.map(({ name, label }) => (
            <li key={name}>
              <code>{name}</code> {label}
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.links}>
        <PageLink to={language.docs}>
          {language.parser
            ? `What ${language.parser} reads and what it does not`
            : `How formatQuery writes ${language.label}`}
        </PageLink>
      </p>
    </div>
  );
}

const placed = ({ problem, line, column }: ImportProblem) =>
  line === undefined ? problem : `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${problem}`;
