import { useCallback } from 'react';
import { copyButtonLabels } from '../shared/copyButtonLabels';
import { Button, buttonClass } from '../ui/Button';
import { ProjectForm } from '../ui/ProjectForm';
import { PROJECT_HOSTS, type ProjectHost } from '../shared/project/projectHosts';
import { useCopy } from '../runtime/useCopy';
import { CopyLink } from './CopyLink';
import { DownloadProject } from './DownloadProject';
import type { Files } from './drafts';

interface ToolbarProps {
  title: string;
  /** Of the downloaded project. */
  name: string;
  text: string;
  /** Makes the hash of a link to the code. */
  writeHash(): Promise<string>;
  /** Null until the available packages are known. */
  project: (() => Files) | null;
  isChecking: boolean;
  /** Null until the available packages are known. */
  onCheckTypes: (() => Promise<void>) | null;
  isChanged: boolean;
  onReset(): void;
  onClose(): void;
}

export function Toolbar(props: ToolbarProps) {
  const { title, name, text, writeHash, project, isChecking, onCheckTypes, isChanged, onReset, onClose } = props;
  const [copyState, copy] = useCopy(() => text);

  return (
    <div className="example-actions" role="group" aria-label={`Actions for ${title}`}>
      <Button look="small" disabled={!isChanged} onClick={onReset}>
        Reset
      </Button>
      <Button look="small" onClick={copy}>
        <span aria-live="polite">{copyButtonLabels(copyState).text}</span>
      </Button>
      {onCheckTypes && (
        <Button
          look="small"
          title="Loads the TypeScript compiler first, about 1 MB"
          aria-busy={isChecking}
          onClick={() => void onCheckTypes()}
        >
          {isChecking ? 'Checking types…' : 'Check types'}
        </Button>
      )}
      <CopyLink writeHash={writeHash} />
      {project && <DownloadProject name={name} project={project} />}
      {project && PROJECT_HOSTS.map((host) => <HostForm key={host.name} {...{ host, title, project }} />)}
      <Button look="small" onClick={onClose}>
        Stop editing
      </Button>
    </div>
  );
}

function HostForm({ host, title, project }: { host: ProjectHost; title: string; project: () => Files }) {
  const fields = useCallback(() => host.fields(title, project()), [host, title, project]);
  return <ProjectForm host={host} fields={fields} className={buttonClass('small')} />;
}
