import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentColorMode, subscribeColorMode } from '../runtime/colorMode';
import { compileProgram } from '../shared/playground/compileProgram';
import { loadPackages, type Packages } from '../shared/playground/packages';
import { CompileError, type Problem } from '../shared/playground/problem';
import { addLine, EMPTY_LOG, type Log } from './log';
import { createSession, type Session } from './createSession';
import type { Files } from './drafts';

/** Between the last edit and the run. */
const DEBOUNCE_MS = 250;

const WAITING: Problem = {
  kind: 'waiting',
  message: 'The page ended while your draft was running, so perhaps it never comes to an end. Change it, or run it.',
};

interface SessionOptions {
  /** Version of the documentation. */
  version: string;
  title: string;
  files: Files;
  host: RefObject<HTMLElement | null>;
  /** Whether to wait for a change, or for `runAgain`. */
  isWaiting: boolean;
}

interface SessionState {
  /** Address of the version's files. */
  folder: string;
  /** Null while loading. */
  packages: Packages | null;
  problem: Problem | null;
  log: Log;
  hasResult: boolean;
  /** Null if the result does not use the library. */
  version: string | null;
  clearLog(): void;
  runAgain(): void;
}

/** Runs an example when its files change, with the packages of a documentation version. */
export function useSession({ version, title, files, host, isWaiting }: SessionOptions): SessionState {
  const folder = withPrefix(`/playground/${version}`);
  const [loaded, setLoaded] = useState<{ folder: string; packages: Packages } | null>(null);
  const packages = loaded?.folder === folder ? loaded.packages : null;
  const [problem, setProblem] = useState<Problem | null>(isWaiting ? WAITING : null);
  const [log, setLog] = useState(EMPTY_LOG);
  const [result, setResult] = useState<{ version: string | null } | null>(null);
  const [runs, setRuns] = useState(0);
  const session = useRef<Session | null>(null);
  const isFirst = useRef(true);
  /** The files that are not run. */
  const waiting = useRef(isWaiting ? files : null);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const created = createSession(
      { host: element, url: `${folder}/frame.html`, title: `Result of ${title}`, mode: currentColorMode() },
      {
        onProblem: setProblem,
        onStarted: () => setLog(EMPTY_LOG),
        onLog: (line) => setLog((before) => addLine(before, line)),
        onRendered(running) {
          element.style.minHeight = '';
          setResult({ version: running });
          setProblem(null);
        },
      },
    );
    session.current = created;
    const unsubscribe = subscribeColorMode(() => created.setMode(currentColorMode()));
    return () => {
      // Nothing below moves while another version loads.
      element.style.minHeight = `${element.offsetHeight}px`;
      unsubscribe();
      created.end();
      setResult((before) => before && { version: null });
    };
  }, [host, title, folder]);

  useEffect(() => {
    if (packages) return undefined;
    let ended = false;
    loadPackages(`${folder}/packages.json`).then(
      (found) => !ended && setLoaded({ folder, packages: found }),
      (error: Error) => !ended && setProblem({ kind: 'load', message: `The packages did not load: ${error.message}` }),
    );
    return () => {
      ended = true;
    };
  }, [folder, packages, runs]);

  useEffect(() => {
    if (!packages || files === waiting.current) return undefined;
    const run = () => {
      try {
        session.current?.run(compileProgram(files, packages));
      } catch (error) {
        if (!(error instanceof CompileError)) throw error;
        session.current?.cancel();
        setProblem({ kind: 'compile', message: error.message, file: error.file, line: error.line });
      }
    };
    const timer = setTimeout(run, isFirst.current ? 0 : DEBOUNCE_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [files, packages, runs]);

  return {
    folder,
    packages,
    problem,
    log,
    hasResult: result !== null,
    version: result?.version ?? null,
    clearLog: () => setLog(EMPTY_LOG),
    runAgain() {
      waiting.current = null;
      setRuns((count) => count + 1);
    },
  };
}
