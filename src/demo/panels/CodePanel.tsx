import { useEffect, useState } from 'react';
import type { DemoState } from '../core/state';
import type { GeneratedProject } from '../core/code/types';
import { LoadFailure } from '../../ui/Notice';
import { LOADER_DELAY } from '../../runtime/delays';
import { useDelayed } from '../../runtime/useDelayed';
import type { DemoLibrary } from '../types';

/** Loaded on demand: most visitors never open the code. */
async function loadCode() {
  const [{ projectOf }, { ProjectFiles }] = await Promise.all([
    import(/* webpackChunkName: "demo-code" */ '../core/code'),
    import(/* webpackChunkName: "demo-code" */ './ProjectFiles'),
  ]);
  return { projectOf, ProjectFiles };
}

interface Code {
  project: GeneratedProject;
  ProjectFiles: Awaited<ReturnType<typeof loadCode>>['ProjectFiles'];
}

interface CodePanelProps {
  state: DemoState;
  library: DemoLibrary;
}

export function CodePanel({ state: { query, options }, library }: CodePanelProps) {
  const [code, setCode] = useState<Code>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState('App.tsx');
  const isSlow = useDelayed(!code && !error, LOADER_DELAY);

  useEffect(() => {
    let ended = false;
    const make = async () => {
      const { projectOf, ProjectFiles } = await loadCode();
      const project = await projectOf(library.name, library.packages, options, query);
      if (ended) return;
      setCode({ project, ProjectFiles });
      setError(undefined);
    };
    make().catch((failure: Error) => !ended && setError(failure));
    return () => {
      ended = true;
    };
  }, [library, options, query, attempt]);

  if (error) {
    const retry = () => {
      setError(undefined);
      setAttempt(attempt + 1);
    };
    return <LoadFailure what="The code" error={error} onRetry={retry} />;
  }
  if (!code) return <p role="status">{isSlow && 'Loading the code…'}</p>;
  const { project, ProjectFiles } = code;
  return <ProjectFiles project={project} title={library.title} chosen={chosen} onChoose={setChosen} />;
}
