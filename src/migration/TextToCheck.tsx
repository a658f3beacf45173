import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { LoadFailure } from '../ui/Notice';
import { TextArea } from '../ui/TextArea';
import * as styles from './migration.module.css';

interface KeptText {
  text: string;
  file: string | null;
}

/** By action. What a visitor typed is there again after another choice or page, until the page reloads. */
const kept = new Map<string, KeptText>();

/** In characters; parsing more would block the page. */
const MAX_LENGTH = 1_000_000;

interface TextToCheckProps {
  label: string;
  /** Extensions of files, for the browser's dialog. */
  accept: string;
  action: string;
  hint: string;
  /** Throws an error whose message is a sentence for the author of the text. */
  check: (text: string, file: string | null) => Promise<Result>;
}

interface Result {
  /** In a sentence, which is announced. */
  summary: string;
  report: ReactNode;
}

/** A text that is typed, pasted or read from a file, and what the check says of it. */
export function TextToCheck({ label, accept, action, hint, check }: TextToCheckProps) {
  const [{ text, file }, setText] = useState<KeptText>(kept.get(action) ?? { text: '', file: null });
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  const opener = useRef<HTMLInputElement>(null);
  const runs = useRef(0);
  const id = useId();

  const forget = () => {
    runs.current += 1;
    setResult(null);
    setProblem('');
    setFailure(null);
  };
  const change = (changed: KeptText) => {
    forget();
    kept.set(action, changed);
    setText(changed);
  };
  const run = async () => {
    forget();
    const current = runs.current;
    if (text.trim() === '') return setProblem('There is nothing to check yet: paste it, or open a file.');
    if (text.length > MAX_LENGTH) return setProblem('This is more than a million characters: check it in parts.');
    try {
      const checked = await check(text, file);
      if (current === runs.current) setResult(checked);
    } catch (error) {
      if (current !== runs.current) return;
      if (error instanceof TextProblem) setProblem(error.message);
      else setFailure(error as Error);
    }
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      change({ text: await chosen.text(), file: chosen.name });
    } catch {
      setProblem(`${chosen.name} could not be read.`);
    }
  };

  return (
    <>
      <TextArea
        label={label}
        rows={10}
        text={text}
        isInvalid={problem !== ''}
        describedBy={`${id}-hint${problem && ` ${id}-problem`}`}
        onText={(changed) => change({ text: changed, file: isEdit(text, changed) ? file : null })}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} Nothing of it leaves your browser.
      </p>
      <div className={styles.actions}>
        <Button look="large primary" onClick={() => void run()}>
          {action}
        </Button>
        <Button look="large secondary" onClick={() => opener.current?.click()}>
          Open a file
        </Button>
        <input
          ref={opener}
          type="file"
          hidden
          accept={accept}
          aria-label={`File for: ${label}`}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // So that the same file can be opened again.
            target.value = '';
          }}
        />
        {file && <span className={styles.hint}>{file}</span>}
      </div>
      <p id={`${id}-problem`} role="alert" className="ui-notice danger" hidden={!problem}>
        {problem}
      </p>
      {failure && <LoadFailure what="The list of changes" error={failure} onRetry={() => void run()} />}
      {/* Announced when it is filled. */}
      <p role="status" className={styles.label}>
        {result?.summary}
      </p>
      {result?.report}
    </>
  );
}

/** Why a text cannot be checked, as a sentence for its author. */
export class TextProblem extends Error {}

/** In characters. Shorter beginnings, such as an import, are alike in many files. */
const KEPT_LENGTH = 100;

/** Whether a changed text still has the beginning or the end, so that it is that of the same file. */
export const isEdit = (before: string, after: string): boolean =>
  after !== '' && (after.startsWith(before.slice(0, KEPT_LENGTH)) || after.endsWith(before.slice(-KEPT_LENGTH)));
