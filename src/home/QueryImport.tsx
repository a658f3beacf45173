import { useId, useState, type FormEvent } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import { DEFAULT_OPTIONS } from '../demo/core/options';
import { describeQuery } from '../demo/core/query';
import { buttonClass } from '../ui/Button';
import { TextArea } from '../ui/TextArea';
import { setQuery } from './queryStore';
import * as styles from './QueryImport.module.css';

const EXAMPLE = "firstName LIKE 'Ste%' AND age BETWEEN 28 AND 60";

/** Replaces the page's shared query by the one that a WHERE clause holds. The parser is loaded when it is needed. */
export function QueryImport() {
  const id = useId();
  const [text, setText] = useState(EXAMPLE);
  const [{ said, isProblem }, say] = useState({ said: '', isProblem: false });

  const load = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { importQuery } = await import(/* webpackChunkName: "demo-import" */ '../demo/core/imports/importQuery');
      const result = await importQuery('sql', text, { ...DEFAULT_OPTIONS, fields });
      if ('problem' in result) return say({ said: result.problem, isProblem: true });
      setQuery(result.query as RuleGroupType);
      say({ said: `The builder shows ${describeQuery(result.query)}.`, isProblem: false });
    } catch {
      say({ said: 'The parser could not be loaded. Check your connection, and try again.', isProblem: true });
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void load(event)}>
      <TextArea
        label="SQL to import"
        rows={2}
        text={text}
        isInvalid={isProblem}
        describedBy={`${id}-said`}
        onText={(changed) => {
          setText(changed);
          say({ said: '', isProblem: false });
        }}
      />
      <button type="submit" className={buttonClass('small')}>
        Show in builder
      </button>
      <p id={`${id}-said`} role="status" className={styles.said} data-problem={isProblem || undefined}>
        {said}
      </p>
    </form>
  );
}
