import { useCallback, useState } from 'react';
import { linkTo } from '../runtime/linkTo';
import { useCopy } from '../runtime/useCopy';
import { COPY_LINK_LABELS } from '../shared/copyLabels';
import { longLinkWarning } from '../shared/link/linkLength';
import { PROJECT_HOSTS, type ProjectHost } from '../shared/project/projectHosts';
import { Button, buttonClass } from '../ui/Button';
import { ProjectForm } from '../ui/ProjectForm';
import type { Files } from './drafts';
import * as styles from './Share.module.css';

interface ShareProps {
  title: string;
  /** Of the downloaded project: of the archive, and of the folder in it. */
  name: string;
  /** Makes the hash of a link to the code. Rejects with a sentence for the reader. */
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

function CopyLink({ writeHash }: Pick<ShareProps, 'writeHash'>) {
  const [note, setNote] = useState('');
  const [state, copy] = useCopy(async () => {
    setNote('');
    try {
      const link = linkTo(await writeHash());
      setNote(longLinkWarning(link));
      return link;
    } catch (error) {
      setNote((error as Error).message);
      throw error;
    }
  });
  return (
    <>
      <Button look="small" onClick={() => void copy()}>
        <span aria-live="polite">{COPY_LINK_LABELS[state]}</span>
      </Button>
      <Note>{note && `${note} You can send the downloaded project instead.`}</Note>
    </>
  );
}

const loadZip = async () => (await import(/* webpackChunkName: "playground-zip" */ './zipProject')).zipProject;

function DownloadProject({ name, project }: { name: string; project: () => Files }) {
  const [problem, setProblem] = useState('');
  const download = async () => {
    setProblem('');
    try {
      const zipProject = await loadZip();
      save(zipProject(name, project()), `${name}.zip`);
    } catch (error) {
      setProblem(`The project was not made: ${(error as Error).message}`);
    }
  };
  return (
    <>
      <Button look="small" title="A Vite app with the packages of this version, as a ZIP file" onClick={download}>
        Download project
      </Button>
      <Note>{problem}</Note>
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className={styles.note}>
    {children}
  </p>
);

/** How long a browser may take to begin to read a file that it saves, in ms. */
const READING_MS = 60_000;

function save(content: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/zip' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}

function HostForm({ host, title, project }: { host: ProjectHost; title: string; project: () => Files }) {
  const fields = useCallback(() => host.fields(title, project()), [host, title, project]);
  return <ProjectForm host={host} fields={fields} className={buttonClass('small')} />;
}
