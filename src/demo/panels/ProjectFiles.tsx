import { ProjectForm } from '../../ui/ProjectForm';
import { CodeBlock } from '../../ui/CodeBlock';
import { Tabs } from '../../ui/Tabs';
import { PROJECT_HOSTS } from '../../shared/project/projectHosts';
import type { GeneratedProject } from '../core/code/types';
import * as styles from './panels.module.css';

interface ProjectFilesProps {
  project: GeneratedProject;
  title: string;
  chosen: string;
  onChoose: (name: string) => void;
}

export function ProjectFiles({ project, title, chosen, onChoose }: ProjectFilesProps) {
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
            className={styles.secondary}
            fields={() => host.fields(title, project.sandbox)}
          />
        ))}
      </div>
    </div>
  );
}
