import { ProjectForm } from '../../project/ProjectForm';
import { PROJECT_HOSTS } from '../../project/projectHosts';
import { Choice } from '../../layout/Choice';
import type { GeneratedProject } from '../core/code/types';
import { TextBlock } from './TextBlock';
import * as styles from './panels.module.css';

interface ProjectFilesProps {
  project: GeneratedProject;
  title: string;
  /** Name of the file that shows. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** The files of a project, and the sites that open it. */
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
