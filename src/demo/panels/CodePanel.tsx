import { useCallback, useState } from 'react';
import { projectOf } from '../core/code';
import { customCall } from '../core/customCall';
import type { DemoSession } from '../core/demoReducer';
import { exportOptions } from '../core/exportQuery';
import { CodeBlock } from '../../ui/CodeBlock';
import type { DemoLibrary } from '../types';
import { Loaded } from './Loaded';
import { ProjectFiles } from './ProjectFiles';
import * as styles from './panels.module.css';

interface CodePanelProps {
  session: DemoSession;
  library: DemoLibrary;
}

export function CodePanel({ session, library }: CodePanelProps) {
  const { query, options, view, data, setup } = session.state;
  const [chosen, setChosen] = useState('App.tsx');
  const load = useCallback(
    () => projectOf(library.name, library.packages, options, query, data.fields, setup),
    [library, options, query, data, setup],
  );
  const call = customCall(view.format, exportOptions(session.state));
  return (
    <div className={styles.panel}>
      <Loaded what="The code" load={load}>
        {(project) => <ProjectFiles project={project} title={library.title} chosen={chosen} onChoose={setChosen} />}
      </Loaded>
      {call && <CodeBlock title="An export with a processor and a fallback of your own" text={call} language="ts" />}
    </div>
  );
}
