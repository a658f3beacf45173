import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../../ui/Button';
import { LoadFailure } from '../../ui/Notice';
import { subscribeStorage } from '../../runtime/storage';
import { LOADER_DELAY } from '../../runtime/delays';
import { useDelayed } from '../../runtime/useDelayed';
import { storedDraft } from '../../playground/drafts';
import type { ExampleLink } from '../../playground/exampleLink';
import { splitExampleId } from '../../shared/exampleFile';
import { linkedExample } from '../../shared/link/linkedExample';

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

const loadPlayground = () => import(/* webpackChunkName: "playground" */ '../../playground');

interface OpenEditor extends Pick<Awaited<ReturnType<typeof loadPlayground>>, 'Playground'> {
  original: Record<string, string>;
  /** The hash that opened it; empty for the button. */
  hash: string;
  link: ExampleLink | null;
}

const subscribeHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The "Edit" button of an example, replaced by the editor, which loads on the first click, or for a link to it. */
export function ExampleEditor({ id, example, files, versions }: ExampleEditorProps) {
  const title = example.getAttribute('aria-label') ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<{ error: Error; hash: string } | null>(null);
  const isSlow = useDelayed(isLoading, LOADER_DELAY);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [hasResult, setHasResult] = useState(false);

  const edit = async (hash = '') => {
    setLoading(true);
    setFailure(null);
    try {
      const { Playground, readExampleLink } = await loadPlayground();
      const original = originalOf(example, files);
      const own = splitExampleId(id).version;
      const names = versions.length > 0 ? versions.map(([name]) => name) : [own];
      const link = hash ? await readExampleLink(hash, original, names) : null;
      setHasResult(false);
      setEditor({ Playground, original, hash, link });
    } catch (error) {
      setFailure({ error: error as Error, hash });
    }
    setLoading(false);
  };
  // Handles a click made before hydration.
  const editAtOnce = useRef(edit);
  useEffect(() => {
    if (button.current?.dataset.early === 'pressed') void editAtOnce.current();
  }, []);
  const linked = useSyncExternalStore(
    subscribeHash,
    () => (linkedExample(window.location.hash) === splitExampleId(id).name ? window.location.hash : ''),
    () => '',
  );
  useEffect(() => {
    if (linked) void editAtOnce.current(linked);
  }, [linked]);
  const close = () => {
    setEditor(null);
    setHasResult(false);
  };
  const onResult = useCallback(() => setHasResult(true), []);

  // The editor replaces the source, and its result replaces the example.
  useLayoutEffect(() => {
    example.toggleAttribute('data-editing', editor !== null);
    example.toggleAttribute('data-result', hasResult);
    return () => ['data-editing', 'data-result'].forEach((name) => example.removeAttribute(name));
  }, [example, editor, hasResult]);

  useLayoutEffect(() => {
    if (editor?.hash) example.scrollIntoView({ behavior: 'instant' });
  }, [example, editor]);

  // Drafts are in the browser only, so the first render knows of none.
  const hasDraft = useSyncExternalStore(
    subscribeStorage,
    () => storedDraft(id, originalOf(example, files)) !== null,
    () => false,
  );

  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editor) button.current?.focus();
    wasEditing.current = editor !== null;
  }, [editor]);

  if (editor) {
    const { Playground, hash, original, link } = editor;
    return <Playground key={hash} {...{ id, title, versions, original, link, onResult }} onClose={close} />;
  }
  return (
    <div className="example-actions">
      {hasDraft && <p className="example-draft">Your draft is kept</p>}
      {failure ? (
        <LoadFailure what="The editor" error={failure.error} onRetry={() => void edit(failure.hash)} />
      ) : (
        <button
          ref={button}
          type="button"
          className={buttonClass('small primary')}
          data-early=""
          aria-busy={isLoading}
          onClick={() => void edit()}
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
