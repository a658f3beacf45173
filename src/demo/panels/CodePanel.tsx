import { useCallback, useState } from 'react';
import type { DemoState } from '../core/state';
import type { DemoLibrary } from '../types';
import { Loaded } from './Loaded';

interface CodePanelProps {
  state: DemoState;
  library: DemoLibrary;
}

export function CodePanel({ state: { query, options, data }, library }: CodePanelProps) {
  const [chosen, setChosen] = useState('App.tsx');
  const load = useCallback(async () => {
    const [{ projectOf }, { ProjectFiles }] = await Promise.all([
      import(/* webpackChunkName: "demo-code" */ '../core/code'),
      import(/* webpackChunkName: "demo-code" */ './ProjectFiles'),
    ]);
    const { name, packages } = library;
    return { project: await projectOf(name, packages, options, query, data.fields), ProjectFiles };
  }, [library, options, query, data]);
  return (
    <Loaded what="The code" load={load}>
      {({ project, ProjectFiles }) => (
        <ProjectFiles project={project} title={library.title} chosen={chosen} onChoose={setChosen} />
      )}
    </Loaded>
  );
}
