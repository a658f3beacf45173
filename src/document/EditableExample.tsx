import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadFailure } from '../layout/LoadFailure';
import { LiveExample } from '../live/LiveExample';
import { LOADER_DELAY } from '../runtime/delays';
import { useDelayed } from '../runtime/useDelayed';
import * as styles from './EditableExample.module.css';

interface EditableExampleProps {
  /** Version and name: `5/intro/fields`. */
  id: string;
  title: string | null;
  /** Names of its files, in the order of their blocks of code. */
  files: readonly string[];
  /** The text of its style sheets. */
  css?: string;
  /** Its files, as blocks of code. */
  children: ReactNode;
}

const loadPlayground = async () =>
  (await import(/* webpackChunkName: "playground" */ '../playground/Playground')).Playground;
type Playground = Awaited<ReturnType<typeof loadPlayground>>;

/** A live example with its source, which becomes an editor when the reader asks for one: nothing of it loads before. */
export function EditableExample({ id, title, files, css, children }: EditableExampleProps) {
  const source = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isSlow = useDelayed(isLoading, LOADER_DELAY);
  const [editor, setEditor] = useState<{ Playground: Playground; original: Record<string, string> } | null>(null);
  const [hasResult, setHasResult] = useState(false);
  const name = title ?? 'Live example';

  const edit = async () => {
    setLoading(true);
    setError(null);
    try {
      const Playground = await loadPlayground();
      const blocks = [...(source.current?.querySelectorAll('code') ?? [])];
      const original = Object.fromEntries(files.map((file, index) => [file, blocks[index]?.textContent ?? '']));
      setEditor({ Playground, original });
    } catch (failure) {
      setError(failure as Error);
    }
    setLoading(false);
  };
  // Who pressed before React came is not forgotten.
  const editAtOnce = useRef(edit);
  useEffect(() => {
    if (button.current?.dataset.early === 'pressed') void editAtOnce.current();
  }, []);
  const close = () => {
    setEditor(null);
    setHasResult(false);
  };
  const onResult = useCallback(() => setHasResult(true), []);

  // Whoever stops editing goes on where it began.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editor) button.current?.focus();
    wasEditing.current = editor !== null;
  }, [editor]);

  return (
    <section className={styles.example} aria-label={name} data-editing={editor ? '' : undefined}>
      <div className={styles.grid}>
        <p className={styles.title}>{name}</p>
        {!editor && (
          <div className={styles.actions}>
            {error ? (
              <LoadFailure what="The editor" error={error} onRetry={() => void edit()} />
            ) : (
              <button
                ref={button}
                type="button"
                className={styles.edit}
                data-early=""
                aria-busy={isLoading}
                onClick={edit}
              >
                {isSlow ? 'Loading…' : 'Edit'}
                <span className="sr-only"> {name}</span>
              </button>
            )}
          </div>
        )}
        <div ref={source} className={styles.source} hidden={editor !== null}>
          {children}
        </div>
        <div className={styles.live} hidden={hasResult}>
          <LiveExample id={id} css={css} />
        </div>
        {editor && (
          <editor.Playground id={id} title={name} original={editor.original} onResult={onResult} onClose={close} />
        )}
      </div>
    </section>
  );
}
