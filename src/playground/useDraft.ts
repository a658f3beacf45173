import { useCallback, useEffect, useState, type RefObject } from 'react';
import { splitExampleId } from '../shared/exampleFile';
import { isSame, storedDraft, wasRunning, writeDraft, type Files } from './drafts';
import type { EditorHandle } from './Editor';

interface DraftOptions {
  /** Version and name: `5/intro/fields`. */
  id: string;
  original: Files;
  editor: RefObject<EditorHandle | null>;
}

/** Code, and the version of the documentation on which it runs. */
interface Code {
  files: Files;
  version: string;
}

interface Draft extends Code {
  /** Whether the page ended while the code was running. */
  wasRunning: boolean;
  /** The code that is not in the editor, if the reader had a draft and came by a link to another. */
  other: 'link' | 'draft' | null;
  change(name: string, text: string): void;
  choose(version: string): void;
  /** Shows the code of a link, or keeps it as the other where the reader has a draft. */
  offer(code: Code): void;
  /** Exchanges the code with the other. */
  swap(): void;
}

/** The code in the editor, which is stored on each change. */
export function useDraft({ id, original, editor }: DraftOptions): Draft {
  const [start] = useState(() => {
    const draft = storedDraft(id, original);
    return { files: draft ?? original, wasRunning: draft !== null && wasRunning(id) };
  });
  const [files, setFiles] = useState(start.files);
  const [version, choose] = useState(splitExampleId(id).version);
  const [other, setOther] = useState<(Code & { from: 'link' | 'draft' }) | null>(null);

  useEffect(() => writeDraft(id, original, files), [id, original, files]);

  const show = (code: Code) => {
    choose(code.version);
    editor.current?.replace(code.files);
  };
  return {
    files,
    version,
    wasRunning: start.wasRunning,
    other: other?.from ?? null,
    change: useCallback((name: string, text: string) => setFiles((before) => ({ ...before, [name]: text })), []),
    choose,
    offer(code) {
      // The draft that is not in the editor is kept nowhere else.
      if (other?.from === 'draft') return show(code);
      const hasDraft = !isSame(files, original) && !isSame(files, code.files);
      setOther(hasDraft ? { ...code, from: 'link' } : null);
      if (!hasDraft) show(code);
    },
    swap() {
      if (!other) return;
      setOther({ files, version, from: other.from === 'link' ? 'draft' : 'link' });
      show(other);
    },
  };
}
