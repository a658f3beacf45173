import { useCallback } from 'react';
import { PROJECT_HOSTS, type ProjectHost } from '../shared/project/projectHosts';
import { buttonClass } from '../ui/Button';
import { ProjectForm } from '../ui/ProjectForm';
import { CopyLink } from './CopyLink';
import { DownloadProject } from './DownloadProject';
import type { Files } from './drafts';
import * as styles from './Share.module.css';

interface ShareProps {
  title: string;
  /** Of the downloaded project. */
  name: string;
  /** Makes the hash of a link to the code. */
  writeHash(): Promise<string>;
  /** Null until the available packages are known. */
  project: (() => Files) | null;
}

/** Ways to take the code elsewhere. */
export function Share({ title, name, writeHash, project }: ShareProps) {
  return (
    <div className={`no-print ${styles.share}`} role="group" aria-label={`Share ${title}`}>
      <CopyLink writeHash={writeHash} />
      {project && <DownloadProject name={name} project={project} />}
      {project && PROJECT_HOSTS.map((host) => <HostForm key={host.name} {...{ host, title, project }} />)}
    </div>
  );
}

function HostForm({ host, title, project }: { host: ProjectHost; title: string; project: () => Files }) {
  const fields = useCallback(() => host.fields(title, project()), [host, title, project]);
  return <ProjectForm host={host} fields={fields} className={buttonClass('small')} />;
}
