import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { splitExampleId } from '../shared/exampleFile';
import { Button } from '../ui/Button';
import { Tabs } from '../ui/Tabs';
import { Console } from './Console';
import { markRunning, type Files } from './drafts';
import { Editor, type EditorHandle } from './Editor';
import { writeExampleLink, type ExampleLink } from './exampleLink';
import { exampleProject } from './exampleProject';
import { LinkNotice } from './LinkNotice';
import { ProblemMessage } from './ProblemMessage';
import { Share } from './Share';
import { Toolbar } from './Toolbar';
import { useDraft } from './useDraft';
import { useLink } from './useLink';
import { TypesMessage } from './types/TypesMessage';
import { useTypeCheck } from './types/useTypeCheck';
import { useSession } from './useSession';
import * as styles from './Playground.module.css';

interface PlaygroundProps {
  /** Version and name: `5/intro/fields`. */
  id: string;
  title: string;
  /** Names and labels of the versions on which it runs, its own first; none where there is no choice. */
  versions: readonly (readonly [string, string])[];
  /** The unedited files; the first is the entry. */
  original: Files;
  onResult(): void;
  onClose(): void;
}

export function Playground({ id, title, versions, original, onResult, onClose }: PlaygroundProps) {
  const names = Object.keys(original);
  const [active, setActive] = useState(names[0] ?? '');
  const editor = useRef<EditorHandle>(null);
  const host = useRef<HTMLDivElement>(null);
  const draft = useDraft({ id, original, editor });
  const { files } = draft;
  const link = useLink({ id, original, versions }, (found) => {
    if (found.files) draft.offer({ files: found.files, version: found.version });
  });
  const [dismissed, setDismissed] = useState<ExampleLink | null>(null);
  const hintId = useId();
  const session = useSession({ version: draft.version, title, files, host, isWaiting: draft.wasRunning });
  const { packages, problem, hasResult, version } = session;
  const types = useTypeCheck({ files, packages, folder: session.folder });
  const marked = useMemo(
    () => [problem, ...types.problems].flatMap((it) => (it?.file === active && it.line ? [it.line] : [])),
    [problem, types.problems, active],
  );
  const isChanged = names.some((name) => files[name] !== original[name]);
  const isChecking = types.outcome?.kind === 'checking';
  const isHeld = problem?.kind === 'waiting';

  useEffect(() => (isChanged && !isHeld ? markRunning(id) : undefined), [id, isChanged, isHeld]);
  useEffect(() => {
    if (hasResult) onResult();
  }, [hasResult, onResult]);

  const show = (file: string, line: number) => {
    setActive(file);
    editor.current?.show(file, line);
  };
  const project = packages && (() => exampleProject(title, files, packages));

  return (
    <div className={styles.playground}>
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
      <Toolbar
        title={title}
        text={files[active] ?? ''}
        isChanged={isChanged}
        onReset={() => editor.current?.replace(original)}
        onClose={onClose}
      />
      {link && link !== dismissed && (draft.other || link.problems.length > 0) && (
        <LinkNotice
          problems={link.problems}
          other={draft.other}
          onSwap={draft.swap}
          onDismiss={() => setDismissed(link)}
        />
      )}
      <div className={styles.code}>
        <Editor ref={editor} files={files} active={active} problems={marked} hintId={hintId} onChange={draft.change} />
        <p id={hintId} className={`no-print ${styles.hint}`}>
          <kbd>Tab</kbd> indents. <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
        </p>
        <Share
          title={title}
          name={splitExampleId(id).name.replaceAll('/', '-')}
          writeHash={() => writeExampleLink({ id, version: draft.version, files, original })}
          project={project}
        />
      </div>
      <div className={styles.result}>
        <div ref={host} className={styles.frames} />
        <ProblemMessage problem={problem} onShow={show} onRunAgain={session.runAgain} />
        <div className={styles.versions}>
          {versions.length > 0 && (
            <>
              <span aria-hidden="true">Run on</span>
              <Tabs
                label="Run on"
                look="pills"
                values={versions.map(([name, label]) => ({ name, label }))}
                selected={draft.version}
                onSelect={draft.choose}
              />
            </>
          )}
          <Button
            look="small"
            title="Loads the TypeScript compiler first, about 1 MB"
            disabled={!packages}
            aria-busy={isChecking}
            onClick={types.check}
          >
            {isChecking ? 'Checking types…' : 'Check types'}
          </Button>
          <p role="status" className={styles.version} data-rqb-version={version ?? undefined}>
            {version && `react-querybuilder ${version}`}
          </p>
        </div>
        <TypesMessage {...types} onShow={show} />
        <Console title={title} log={session.log} onClear={session.clearLog} />
      </div>
    </div>
  );
}
