import { useCallback } from 'react';
import { copyButtonLabels } from '../shared/copyButtonLabels';
import { ProjectForm } from '../ui/ProjectForm';
import { PROJECT_HOSTS, type ProjectHost } from '../shared/project/projectHosts';
import { useCopy } from '../runtime/useCopy';
import type { Files } from './drafts';
import { button } from './Button.module.css';
import { toolbar } from './Toolbar.module.css';

interface ToolbarProps {
  title: string;
  text: string;
  /** Null until the available packages are known. */
  project: (() => Files) | null;
  isChanged: boolean;
  onReset(): void;
  onClose(): void;
}

export function Toolbar({ title, text, project, isChanged, onReset, onClose }: ToolbarProps) {
  const [copyState, copy] = useCopy(() => text);

  return (
    <div className={toolbar} role="group" aria-label={`Actions for ${title}`}>
      <button type="button" className={button} disabled={!isChanged} onClick={onReset}>
        Reset
      </button>
      <button type="button" className={button} onClick={copy}>
        <span aria-live="polite">{copyButtonLabels(copyState).text}</span>
      </button>
      {project && PROJECT_HOSTS.map((host) => <HostForm key={host.name} {...{ host, title, project }} />)}
      <button type="button" className={button} onClick={onClose}>
        Stop editing
      </button>
    </div>
  );
}

function HostForm({ host, title, project }: { host: ProjectHost; title: string; project: () => Files }) {
  const fields = useCallback(() => host.fields(title, project()), [host, title, project]);
  return <ProjectForm host={host} fields={fields} className={button} />;
}
