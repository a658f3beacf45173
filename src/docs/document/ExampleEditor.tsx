import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '../../ui/Button';
import { LoadFailure } from '../../ui/Notice';
import { subscribeStorage } from '../../runtime/storage';
import { useDelayed } from '../../runtime/useDelayed';
import { storedDraft } from '../../playground/drafts';

interface ExampleEditorProps {
  /** Such as `5/intro/fields`. */
  id: string;
  /** The example in the page; its `aria-label` is the title. */
  example: HTMLElement;
  /** File names, in the order of the code blocks. */
  files: readonly string[];
  /** Names and labels of the versions on which it runs, its own first; none for an example that runs on no other. */
  versions: readonly (readonly [string, string])[];
}

const loadPlayground = async () =>
  (await import(/* webpackChunkName: "playground" */ '../../playground/Playground')).Playground;
type Playground = Awaited<ReturnType<typeof loadPlayground>>;

/** The "Edit" button of an example, replaced by the editor, which loads on the first click. */
export function ExampleEditor({ id, example, files, versions }: ExampleEditorProps) {
  const title = example.getAttribute('aria-label') ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isSlow = useDelayed(isLoading);
  const [editor, setEditor] = useState<{ Playground: Playground; original: Record<string, string> } | null>(null);
  const [hasResult, setHasResult] = useState(false);

  const edit = async () => {
    setLoading(true);
    setError(null);
    try {
      const Playground = await loadPlayground();
      setEditor({ Playground, original: originalOf(example, files) });
    } catch (failure) {
      setError(failure as Error);
    }
    setLoading(false);
  };
  // Handles a click made before hydration.
  const editAtOnce = useRef(edit);
  useEffect(() => {
    if (button.current?.dataset.early === 'pressed') void editAtOnce.current();
  }, []);
  const close = () => {
    flushSync(() => {
      setEditor(null);
      setHasResult(false);
    });
    button.current?.focus();
  };
  const onResult = useCallback(() => setHasResult(true), []);

  // The editor replaces the source, and its result replaces the example.
  useLayoutEffect(() => {
    example.toggleAttribute('data-editing', editor !== null);
    example.toggleAttribute('data-result', hasResult);
    return () => ['data-editing', 'data-result'].forEach((name) => example.removeAttribute(name));
  }, [example, editor, hasResult]);

  // Drafts are in the browser only, so the first render knows of none.
  const hasDraft = useSyncExternalStore(
    subscribeStorage,
    () => storedDraft(id, originalOf(example, files)) !== null,
    () => false,
  );

  if (editor) {
    return <editor.Playground {...{ id, title, versions, onResult }} original={editor.original} onClose={close} />;
  }
  return (
    <div className="example-actions">
      {hasDraft && <p className="example-draft">Your draft is kept</p>}
      {error ? (
        <LoadFailure what="The editor" error={error} onRetry={() => void edit()} />
      ) : (
        <button
          ref={button}
          type="button"
          className={buttonClass('small primary')}
          data-early=""
          aria-busy={isLoading}
          onClick={edit}
        >
          {isSlow ? 'Loading…' : 'Edit'}
          <span className="sr-only">{` ${title}`}</span>
        </button>
      )}
    </div>
  );
}

function originalOf(example: HTMLElement, files: readonly string[]): Record<string, string> {
  const blocks = example.querySelectorAll('figure code');
  return Object.fromEntries(files.map((file, index) => [file, blocks[index]?.textContent ?? '']));
}
