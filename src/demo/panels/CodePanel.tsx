import { useCallback, useState } from 'react';
import { projectOf } from '../core/code';
import type { DemoSession } from '../core/demoReducer';
import type { DemoLibrary } from '../types';
import { Loaded } from './Loaded';
import { ProjectFiles } from './ProjectFiles';

interface CodePanelProps {
  session: DemoSession;
  library: DemoLibrary;
}

export function CodePanel({ session, library }: CodePanelProps) {
  const { query, options, data, setup } = session.state;
  const [chosen, setChosen] = useState('App.tsx');
  const load = useCallback(
    () => projectOf(library.name, library.packages, options, query, data.fields, setup),
    [library, options, query, data, setup],
  );
  return (
    <Loaded what="The code" load={load}>
      {(project) => <ProjectFiles project={project} title={library.title} chosen={chosen} onChoose={setChosen} />}
    </Loaded>
  );
}
