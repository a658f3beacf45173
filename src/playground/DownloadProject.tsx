import { useState } from 'react';
import { Button } from '../ui/Button';
import type { Files } from './drafts';
import * as styles from './Share.module.css';

/** How long a browser may take to begin to read a file that it saves, in ms. */
const READING_MS = 60_000;

const loadZip = async () => (await import(/* webpackChunkName: "playground-zip" */ './zipProject')).zipProject;

interface DownloadProjectProps {
  /** Of the archive, and of the folder in it. */
  name: string;
  project(): Files;
}

export function DownloadProject({ name, project }: DownloadProjectProps) {
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
      <p role="status" className={styles.note}>
        {problem}
      </p>
    </>
  );
}

function save(content: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/zip' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
