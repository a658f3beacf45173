import { ProjectForm } from '../../ui/ProjectForm';
import { PROJECT_HOSTS } from '../../shared/project/projectHosts';
import { Choice } from '../../ui/Choice';
import type { GeneratedProject } from '../core/code/types';
import { TextBlock } from './TextBlock';
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
