import { useEffect, useState } from 'react';
import type { DemoState } from '../core/state';
import type { GeneratedProject } from '../core/code/types';
import { Choice } from '../Choice';
import { ProjectForm } from '../../project/ProjectForm';
import { PROJECT_HOSTS } from '../../project/projectHosts';
import type { DemoLibrary } from '../types';
import { TextBlock } from './TextBlock';
import * as styles from './panels.module.css';

interface CodePanelProps {
  state: DemoState;
  library: DemoLibrary;
}

/** The builder as it stands, as code to take home. */
export function CodePanel({ state: { query, options }, library }: CodePanelProps) {
  const [project, setProject] = useState<GeneratedProject>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState('App.tsx');

  useEffect(() => {
    let ended = false;
    import(/* webpackChunkName: "demo-code" */ '../core/code')
      .then(({ projectOf }) => projectOf(library.name, library.packages, options, query))
      .then(
        (made) => {
          if (ended) return;
          setProject(made);
          setError(undefined);
        },
        (failure: Error) => !ended && setError(failure),
      );
    return () => {
      ended = true;
    };
  }, [library, options, query, attempt]);

  if (error) {
    return (
      <p role="alert" className={styles.problem}>
        The code did not load: {error.message}{' '}
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </button>
      </p>
    );
  }
  if (!project) return <p role="status">Loading the code…</p>;
  return <Project project={project} title={library.title} chosen={chosen} onChoose={setChosen} />;
}

interface ProjectProps {
  project: GeneratedProject;
  title: string;
  /** Name of the file that shows. */
  chosen: string;
  onChoose: (name: string) => void;
}

function Project({ project, title, chosen, onChoose }: ProjectProps) {
  const names = Object.keys(project.files);
  const name = names.includes(chosen) ? chosen : (names[0] ?? '');
  const choices = names.map((file) => ({ name: file, label: file }));
  return (
    <div className={styles.panel}>
      <TextBlock title="Packages to install" text={project.install} />
      <Choice label="File" values={choices} selected={name} onSelect={onChoose} />
      <TextBlock title={name} text={project.files[name] ?? ''} />
      <div className={styles.actions}>
        <span>Open all of it in a sandbox:</span>
        {PROJECT_HOSTS.map((host) => (
          <ProjectForm
            key={host.name}
            host={host}
            className={styles.secondary}
            fields={() => host.fields(title, project.sandbox)}
          />
        ))}
      </div>
    </div>
  );
}
