import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentColorMode, subscribeColorMode } from '../runtime/colorMode';
import { compileProgram } from '../shared/playground/compileProgram';
import { createSession, type Session } from './createSession';
import type { Files } from './drafts';
import { loadPackages, type Packages } from '../shared/playground/packages';
import { CompileError, type Problem } from '../shared/playground/problem';

/** Debounce in ms between the last edit and the run. */
const PAUSE = 250;

export interface SessionState {
  /** Null while loading. */
  packages: Packages | null;
  problem: Problem | null;
  hasResult: boolean;
  /** Null if the result does not use the library. */
  version: string | null;
  runAgain(): void;
}

/** Runs an example when its files change, with the packages of a documentation version. */
export function useSession(
  version: string,
  title: string,
  files: Files,
  host: RefObject<HTMLElement | null>,
): SessionState {
  const folder = withPrefix(`/playground/${version}`);
  const [packages, setPackages] = useState<Packages | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [result, setResult] = useState<{ version: string | null } | null>(null);
  const [runs, setRuns] = useState(0);
  const session = useRef<Session | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!host.current) return undefined;
    const created = createSession(
      { host: host.current, url: `${folder}/frame.html`, title: `Result of ${title}`, mode: currentColorMode() },
      {
        onProblem: setProblem,
        onRendered(running) {
          setResult({ version: running });
          setProblem(null);
        },
      },
    );
    session.current = created;
    const unsubscribe = subscribeColorMode(() => created.setMode(currentColorMode()));
    return () => {
      unsubscribe();
      created.end();
    };
  }, [host, title, folder]);

  useEffect(() => {
    if (packages) return undefined;
    let ended = false;
    loadPackages(`${folder}/packages.json`).then(
      (loaded) => !ended && setPackages(loaded),
      (error: Error) => !ended && setProblem({ kind: 'run', message: `The packages did not load: ${error.message}` }),
    );
    return () => {
      ended = true;
    };
  }, [folder, packages, runs]);

  useEffect(() => {
    if (!packages) return undefined;
    const run = () => {
      try {
        session.current?.run(compileProgram(files, packages));
      } catch (error) {
        if (!(error instanceof CompileError)) throw error;
        session.current?.cancel();
        setProblem({ kind: 'compile', message: error.message, file: error.file, line: error.line });
      }
    };
    const timer = setTimeout(run, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [files, packages, runs]);

  return {
    packages,
    problem,
    hasResult: result !== null,
    version: result?.version ?? null,
    runAgain: () => setRuns((count) => count + 1),
  };
}
