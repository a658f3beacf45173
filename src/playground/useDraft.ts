import { useCallback, useEffect, useState, type RefObject } from 'react';
import { isSame, storedDraft, wasRunning, writeDraft, type Files } from './drafts';
import type { EditorHandle } from './Editor';
import type { ExampleLink } from './exampleLink';

interface DraftOptions {
  /** Version and name: `5/intro/fields`. */
  id: string;
  original: Files;
  /** The link that opened the editor, if one did. */
  link: ExampleLink | null;
  editor: RefObject<EditorHandle | null>;
}

/** Code, and the version of the documentation on which it runs. */
interface Code {
  files: Files;
  version: string;
}

export interface Draft extends Code {
  /** Whether the page ended while the code was running. */
  wasRunning: boolean;
  /** The code that is not in the editor, if the reader had a draft and came by a link to another. */
  other: 'link' | 'draft' | null;
  change(name: string, text: string): void;
  choose(version: string): void;
  /** Exchanges the code with the other. */
  swap(): void;
}

/** The code in the editor, which is stored on each change. A link never replaces a draft unless the reader wants it. */
export function useDraft({ id, original, link, editor }: DraftOptions): Draft {
  const [own = ''] = id.split('/');
  const [start] = useState(() => {
    const draft = storedDraft(id, original);
    const linked = link?.files ? { files: link.files, version: link.version } : null;
    const isOther = draft && linked && !isSame(draft, linked.files);
    return {
      code:
        draft && (isOther || !linked) ? { files: draft, version: own } : (linked ?? { files: original, version: own }),
      other: isOther ? { ...linked, from: 'link' as const } : null,
      wasRunning: draft !== null && wasRunning(id),
    };
  });
  const [files, setFiles] = useState(start.code.files);
  const [version, choose] = useState(start.code.version);
  const [other, setOther] = useState<(Code & { from: 'link' | 'draft' }) | null>(start.other);

  useEffect(() => writeDraft(id, original, files), [id, original, files]);

  return {
    files,
    version,
    wasRunning: start.wasRunning,
    other: other?.from ?? null,
    change: useCallback((name: string, text: string) => setFiles((before) => ({ ...before, [name]: text })), []),
    choose,
    swap() {
      if (!other) return;
      setOther({ files, version, from: other.from === 'link' ? 'draft' : 'link' });
      choose(other.version);
      editor.current?.replace(other.files);
    },
  };
}
