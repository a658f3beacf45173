import { useCallback, useState } from 'react';
import { projectOf } from '../core/code/generateProject';
import type { GeneratedProject } from '../core/code/types';
import { customCall } from '../core/customCall';
import type { DemoSession } from '../core/demoReducer';
import { exportOptions } from '../core/exportQuery';
import { buttonClass } from '../../ui/Button';
import { CodeBlock } from '../../ui/CodeBlock';
import { ProjectForm } from '../../ui/ProjectForm';
import { Tabs } from '../../ui/Tabs';
import { PROJECT_HOSTS } from '../../shared/project/projectHosts';
import type { DemoLibrary } from '../types';
import { Loaded } from './Loaded';
import * as styles from './panels.module.css';

interface CodePanelProps {
  session: DemoSession;
  library: DemoLibrary;
}

export function CodePanel({ session, library }: CodePanelProps) {
  const { query, options, view, data, setup } = session.state;
  const [chosen, setChosen] = useState('App.tsx');
  const load = useCallback(
    () => projectOf(library.name, { packages: library.packages, options, query, fields: data.fields, setup }),
    [library, options, query, data, setup],
  );
  const call = customCall(view.format, exportOptions(session.state));
  return (
    <div className={styles.panel}>
      <Loaded what="The code" load={load}>
        {(project) => <ProjectFiles project={project} title={library.title} chosen={chosen} onChoose={setChosen} />}
      </Loaded>
      {call && <CodeBlock title="An export with a processor and a fallback of your own" text={call} language="ts" />}
    </div>
  );
}

interface ProjectFilesProps {
  project: GeneratedProject;
  title: string;
  chosen: string;
  onChoose: (name: string) => void;
}

function ProjectFiles({ project, title, chosen, onChoose }: ProjectFilesProps) {
  const names = Object.keys(project.files);
  const name = names.includes(chosen) ? chosen : (names[0] ?? '');
  const choices = names.map((file) => ({ name: file, label: file }));
  return (
    <div className={styles.panel}>
      <CodeBlock title="Packages to install" text={project.install} />
      <Tabs look="pills" label="File" values={choices} selected={name} onSelect={onChoose} />
      <CodeBlock title={name} text={project.files[name] ?? ''} language={name.endsWith('.css') ? 'css' : 'ts'} />
      <div className={styles.actions}>
        <span>Open all of it in a sandbox:</span>
        {PROJECT_HOSTS.map((host) => (
          <ProjectForm
            key={host.name}
            host={host}
            className={buttonClass('large secondary')}
            fields={() => host.fields(title, project.sandbox)}
          />
        ))}
      </div>
    </div>
  );
}
