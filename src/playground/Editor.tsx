import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import type { Files } from './drafts';
import { editorState } from './editorState';
import { setProblemLine } from './problemLine';
import * as styles from './Editor.module.css';

export interface EditorHandle {
  /** Replaces the files, as a change that can be undone, and takes the focus. */
  replace(files: Files): void;
}

interface EditorProps {
  /** Initial texts; later changes are ignored. */
  files: Files;
  active: string;
  /** Line of the active file to mark, from 1. */
  problem: number | null;
  hintId: string;
  onChange(name: string, text: string): void;
}

/** Edits one file at a time; each file keeps its own undo history. */
export const Editor = forwardRef<EditorHandle, EditorProps>(function Editor(
  { files, active, problem, hintId, onChange },
  ref,
) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange });
  useEffect(() => {
    latest.current.onChange = onChange;
  }, [onChange]);

  useEffect(() => {
    const created = new EditorView({ parent: host.current ?? undefined });
    view.current = created;
    return () => created.destroy();
  }, []);

  const states = useRef(new Map<string, EditorState>());
  const stateOf = useRef((name: string): EditorState => {
    const change = (text: string) => latest.current.onChange(name, text);
    return states.current.get(name) ?? editorState({ name, text: files[name] ?? '', hintId, onChange: change });
  });
  useEffect(() => {
    const current = view.current;
    const kept = states.current;
    if (!current) return undefined;
    current.setState(stateOf.current(active));
    return () => void kept.set(active, current.state);
  }, [active]);

  useImperativeHandle(
    ref,
    () => ({
      replace(next) {
        for (const [name, text] of Object.entries(next)) {
          const state = name === active ? view.current?.state : stateOf.current(name);
          if (!state || state.doc.toString() === text) continue;
          const changes = { from: 0, to: state.doc.length, insert: text };
          const transaction = state.update({ changes, annotations: isolateHistory.of('full') });
          if (name === active) view.current?.dispatch(transaction);
          else {
            states.current.set(name, transaction.state);
            latest.current.onChange(name, text);
          }
        }
        view.current?.focus();
      },
    }),
    [active],
  );

  useEffect(() => {
    view.current?.dispatch({ effects: setProblemLine.of(problem) });
  }, [active, problem]);

  useEffect(() => view.current?.focus(), []);

  return <div ref={host} dir="ltr" translate="no" className={`${styles.editor} code`} />;
});
