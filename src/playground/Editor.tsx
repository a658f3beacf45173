import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import type { Files } from './drafts';
import { editorState } from './editorState';
import { setProblemLines } from './problemLines';
import * as styles from './Editor.module.css';

export interface EditorHandle {
  /** Replaces the files, as a change that can be undone, and takes the focus. */
  replace(files: Files): void;
  /** Puts the cursor into a line, from 1, of the file that is active, or is about to be. */
  show(name: string, line: number): void;
}

interface EditorProps {
  /** Initial texts; later changes are ignored. */
  files: Files;
  active: string;
  /** Lines of the active file to mark, from 1. */
  problems: readonly number[];
  hintId: string;
  onChange(name: string, text: string): void;
}

/** Edits one file at a time; each file keeps its own undo history. */
export const Editor = forwardRef<EditorHandle, EditorProps>(function Editor(
  { files, active, problems, hintId, onChange },
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
  /** A line that is to be shown once its file is. */
  const wanted = useRef<number | null>(null);
  const showLine = useRef(() => {
    const current = view.current;
    if (!current || wanted.current === null) return;
    const { doc } = current.state;
    const { from } = doc.line(Math.min(wanted.current, doc.lines));
    wanted.current = null;
    current.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    current.focus();
  });
  useEffect(() => {
    const current = view.current;
    const kept = states.current;
    if (!current) return undefined;
    current.setState(stateOf.current(active));
    showLine.current();
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
      show(name, line) {
        wanted.current = line;
        if (name === active) showLine.current();
      },
    }),
    [active],
  );

  useEffect(() => {
    view.current?.dispatch({ effects: setProblemLines.of(problems) });
  }, [active, problems]);

  useEffect(() => view.current?.focus(), []);

  return <div ref={host} dir="ltr" translate="no" className={`${styles.editor} code`} />;
});
