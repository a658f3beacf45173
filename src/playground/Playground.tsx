import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { readDraft, writeDraft, type Files } from './drafts';
import { Editor } from './Editor';
import { exampleProject } from './exampleProject';
import { ProblemMessage } from './ProblemMessage';
import { Toolbar } from './Toolbar';
import { Tabs } from '../ui/Tabs';
import { useSession } from './useSession';
import * as styles from './Playground.module.css';

interface PlaygroundProps {
  /** Version and name: `5/intro/fields`. */
  id: string;
  title: string;
  /** The unedited files; the first is the entry. */
  original: Files;
  onResult(): void;
  onClose(): void;
}

export function Playground({ id, title, original, onResult, onClose }: PlaygroundProps) {
  const names = Object.keys(original);
  const [files, setFiles] = useState(() => readDraft(id, original));
  const [active, setActive] = useState(names[0] ?? '');
  const [resets, setResets] = useState(0);
  const host = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { packages, problem, hasResult, version, runAgain } = useSession(id.split('/')[0] ?? '', title, files, host);

  useEffect(() => writeDraft(id, original, files), [id, original, files]);
  useEffect(() => {
    if (hasResult) onResult();
  }, [hasResult, onResult]);

  const change = useCallback((name: string, text: string) => setFiles((before) => ({ ...before, [name]: text })), []);
  const reset = () => {
    setFiles(original);
    setResets(resets + 1);
  };
  const project = packages && (() => exampleProject(title, files, packages));

  return (
    <div className={styles.playground}>
      <Toolbar
        title={title}
        text={files[active] ?? ''}
        project={project}
        isChanged={names.some((name) => files[name] !== original[name])}
        onReset={reset}
        onClose={onClose}
      />
      <div className={styles.code}>
        {names.length === 1 ? (
          <p className="sample-title">{active}</p>
        ) : (
          <Tabs
            label="Files"
            values={names.map((name) => ({ name, label: name }))}
            selected={active}
            onSelect={setActive}
          />
        )}
        <Editor
          key={resets}
          files={files}
          active={active}
          problem={problem?.file === active ? (problem.line ?? null) : null}
          hintId={hintId}
          onChange={change}
        />
        <p id={hintId} className={`no-print ${styles.hint}`}>
          <kbd>Tab</kbd> indents. <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
        </p>
      </div>
      <div className={styles.result}>
        <div ref={host} className={styles.frames} />
        <ProblemMessage problem={problem} onRunAgain={runAgain} />
        {version && (
          <p className={styles.version} data-rqb-version={version}>
            react-querybuilder {version}
          </p>
        )}
      </div>
    </div>
  );
}
