import { useEffect, useId, useRef, useState } from 'react';
import type { ImportProblem } from '../../shared/ImportError';
import { Button, LeavingButton } from '../../ui/Button';
import { LoadFailure } from '../../ui/Notice';
import { TextArea } from '../../ui/TextArea';
import { focusBuilder } from '../focusBuilder';
import * as styles from './panels.module.css';

interface TextReaderProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Label of the button that reads the text. */
  action: string;
  disabled: boolean;
  /** Why it is disabled, if nothing else says so. */
  notice?: string | undefined;
  /** What loads to read the text: the subject of a message. */
  what: string;
  /** Returns what is wrong with the text, or what uses it and returns a message. */
  read: (keepsNewFields: boolean) => Promise<ImportProblem | { use: () => string }>;
}

interface Outcome {
  problem?: ImportProblem;
  success?: string;
  error?: Error;
}

/** A text that changes the builder when it is read. Give it a key, so that another language forgets the outcome. */
export function TextReader({ label, text, onText, action, disabled, notice, what, read }: TextReaderProps) {
  const [{ problem, success, error }, setOutcome] = useState<Outcome>({});
  const actions = useRef<HTMLDivElement>(null);
  const runs = useRef(0);
  const id = useId();

  // The builder above may have become so much lower that the result slipped out of sight.
  useEffect(() => {
    if (success) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [success]);

  useEffect(() => () => void (runs.current += 1), []);

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
      const result = await read(keepsNewFields);
      if (!isOver()) setOutcome('problem' in result ? { problem: result } : { success: result.use() });
    } catch (failure) {
      if (!isOver()) setOutcome({ error: failure as Error });
    }
  };

  return (
    <>
      <TextArea
        label={label}
        rows={8}
        text={text}
        isInvalid={Boolean(problem)}
        describedBy={problem && `${id}-problem`}
        onText={(changed) => {
          forget();
          onText(changed);
        }}
      />
      <div ref={actions} className={styles.actions}>
        <Button look="large primary" aria-disabled={disabled} onClick={() => !disabled && void run()}>
          {action}
        </Button>
        <span role="status">{notice ?? success}</span>
        {success && (
          <Button look="large secondary" onClick={focusBuilder}>
            Show the builder
          </Button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className="ui-notice danger" hidden={!problem}>
        {problem && placed(problem)}
      </p>
      {problem?.newFields && (
        <LeavingButton look="large secondary" onClick={() => void run(true)}>
          Import with new fields
        </LeavingButton>
      )}
      {error && <LoadFailure what={what} error={error} onRetry={() => void run()} />}
    </>
  );
}

const placed = ({ problem, line, column }: ImportProblem) =>
  line === undefined ? problem : `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${problem}`;
