import { useCallback, useState } from 'react';
import { copyText } from '../runtime/copyText';
import { ProjectForm } from '../project/ProjectForm';
import { PROJECT_HOSTS, type ProjectHost } from '../project/projectHosts';
import type { Files } from './drafts';
import * as styles from './Playground.module.css';

interface ToolbarProps {
  title: string;
  /** The text of the file that shows. */
  text: string;
  /** The files as a project of their own; null before it is known what they import. */
  project: (() => Files) | null;
  isChanged: boolean;
  onReset(): void;
  onClose(): void;
}

/** What can be done with the code. */
export function Toolbar({ title, text, project, isChanged, onReset, onClose }: ToolbarProps) {
  const [copied, setCopied] = useState<'' | 'Copied' | 'Copying is not allowed here'>('');
  const copy = async () => setCopied((await copyText(text)) ? 'Copied' : 'Copying is not allowed here');

  return (
    <div className={styles.toolbar} role="group" aria-label={`Actions for ${title}`}>
      <button type="button" className={styles.button} disabled={!isChanged} onClick={onReset}>
        Reset
      </button>
      <button type="button" className={styles.button} onClick={copy} onBlur={() => setCopied('')}>
        <span aria-live="polite">{copied || 'Copy'}</span>
      </button>
      {project && PROJECT_HOSTS.map((host) => <HostForm key={host.name} {...{ host, title, project }} />)}
      <button type="button" className={styles.button} onClick={onClose}>
        Stop editing
      </button>
    </div>
  );
}

function HostForm({ host, title, project }: { host: ProjectHost; title: string; project: () => Files }) {
  const fields = useCallback(() => host.fields(title, project()), [host, title, project]);
  return <ProjectForm host={host} fields={fields} className={styles.button} />;
}
