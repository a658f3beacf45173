import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { Files } from './drafts';
import { editorState } from './editorState';
import { setProblemLine } from './problemLine';
import * as styles from './Editor.module.css';

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
export function Editor({ files, active, problem, hintId, onChange }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current.onChange = onChange;
  }, [onChange]);

  useEffect(() => {
    const created = new EditorView({ parent: host.current ?? undefined });
    view.current = created;
    return () => created.destroy();
  }, []);

  const states = useRef(new Map<string, EditorState>());
  useEffect(() => {
    const current = view.current;
    if (!current) return undefined;
    const kept = states.current;
    const text = latest.current.files[active] ?? '';
    const change = (changed: string) => latest.current.onChange(active, changed);
    current.setState(kept.get(active) ?? editorState({ name: active, text, hintId, onChange: change }));
    return () => void kept.set(active, current.state);
  }, [active, hintId]);

  useEffect(() => {
    view.current?.dispatch({ effects: setProblemLine.of(problem) });
  }, [active, problem]);

  useEffect(() => view.current?.focus(), []);

  return <div ref={host} dir="ltr" translate="no" className={`${styles.editor} code`} />;
}
