import { startTransition, useEffect, useRef, useState } from 'react';
import type { Packages } from '../../shared/playground/packages';
import type { TypeProblem } from '../../shared/playground/problem';
import type { Files } from '../drafts';
import { startTypesWorker } from './startTypesWorker';

type Outcome =
  { kind: 'checking' } | { kind: 'checked'; problems: readonly TypeProblem[] } | { kind: 'failed'; error: Error };

const NO_PROBLEMS: readonly TypeProblem[] = [];

export interface TypeCheck {
  /** Of the code as it is; null if it has not been checked. */
  outcome: Outcome | null;
  /** What the check found. */
  problems: readonly TypeProblem[];
  check(): void;
}

interface TypeCheckOptions {
  files: Files;
  /** Null while loading. */
  packages: Packages | null;
  /** Of the version's files in `/playground`. */
  folder: string;
}

/** Checks the types of an example when asked. The compiler loads at the first check, and ends with the editor. */
export function useTypeCheck({ files, packages, folder }: TypeCheckOptions): TypeCheck {
  const [last, setLast] = useState<{ files: Files; packages: Packages; outcome: Outcome } | null>(null);
  const worker = useRef<ReturnType<typeof startTypesWorker> | null>(null);
  const isChecking = useRef(false);

  const end = () => {
    worker.current?.end();
    worker.current = null;
    isChecking.current = false;
  };
  useEffect(() => end, []);
  // A check of code that has changed is of no use, and may take long.
  useEffect(
    () => () => {
      if (isChecking.current) end();
    },
    [files, packages],
  );

  const run = async () => {
    if (!packages || isChecking.current) return;
    const note = (outcome: Outcome) => setLast({ files, packages, outcome });
    note({ kind: 'checking' });
    isChecking.current = true;
    try {
      worker.current ??= startTypesWorker(`${folder}/${packages.types.compiler}`);
      const declarations = new URL(`${folder}/${packages.types.declarations}`, window.location.href).href;
      const problems = await worker.current.check(declarations, files);
      isChecking.current = false;
      note({ kind: 'checked', problems });
    } catch (error) {
      end();
      note({ kind: 'failed', error: error as Error });
    }
  };

  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [asked, setAsked] = useState<object | null>(null);
  useEffect(() => {
    if (asked) void latest.current();
  }, [asked]);
  // What has just been typed is rendered before a transition: a check of the code before would end with it.
  const check = () => startTransition(() => setAsked({}));

  const outcome = last?.files === files && last.packages === packages ? last.outcome : null;
  return { outcome, problems: outcome?.kind === 'checked' ? outcome.problems : NO_PROBLEMS, check };
}
