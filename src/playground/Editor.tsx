import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
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
  /** Must be a stable reference. */
  onChange(name: string, text: string): void;
}

/** Edits one file at a time; each file keeps its own undo history. */
export const Editor = forwardRef<EditorHandle, EditorProps>(function Editor(
  { files, active, problems, hintId, onChange },
  ref,
) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  useEffect(() => {
    const created = new EditorView({ parent: host.current ?? undefined });
    view.current = created;
    return () => created.destroy();
  }, []);

  /** Of each file, when it was last active. */
  const [states] = useState(() => {
    const entries = Object.entries(files).map(([name, text]) => {
      const change = (changed: string) => onChange(name, changed);
      return [name, editorState({ name, text, hintId, onChange: change })] as const;
    });
    return new Map<string, EditorState>(entries);
  });
  /** A line that is to be shown once its file is. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const current = view.current;
    const state = states.get(active);
    if (!current || !state) return undefined;
    current.setState(state);
    if (wanted.current !== null) showLine(current, wanted.current);
    wanted.current = null;
    return () => void states.set(active, current.state);
  }, [states, active]);

  useImperativeHandle(
    ref,
    () => ({
      replace(next) {
        for (const [name, text] of Object.entries(next)) {
          const state = name === active ? view.current?.state : states.get(name);
          if (!state || state.doc.toString() === text) continue;
          const changes = { from: 0, to: state.doc.length, insert: text };
          const transaction = state.update({ changes, annotations: isolateHistory.of('full') });
          if (name === active) view.current?.dispatch(transaction);
          else {
            states.set(name, transaction.state);
            onChange(name, text);
          }
        }
        view.current?.focus();
      },
      show(name, line) {
        if (name === active && view.current) showLine(view.current, line);
        else wanted.current = line;
      },
    }),
    [states, active, onChange],
  );

  useEffect(() => {
    view.current?.dispatch({ effects: setProblemLines.of(problems) });
  }, [active, problems]);

  useEffect(() => view.current?.focus(), []);

  return <div ref={host} dir="ltr" translate="no" className={`${styles.editor} code`} />;
});

function showLine(view: EditorView, line: number): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(line, doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
}
