import { createElement, type ReactNode } from 'react';
import { useLoaded } from '../../runtime/useLoaded';
import { SnapshotBeforeUpdate } from '../SnapshotBeforeUpdate';
import { rememberFocus } from '../rememberFocus';

interface LazyDragAndDropProps {
  wanted: boolean;
  onError: (error: Error) => void;
  children: ReactNode;
}

const load = async () => (await import(/* webpackChunkName: "demo-drag-and-drop" */ './DragAndDrop')).DragAndDrop;

export function LazyDragAndDrop({ wanted, onError, children }: LazyDragAndDropProps) {
  const Loaded = useLoaded(wanted ? load : null, onError);
  return (
    // Toggling remounts the builder and its controls.
    <SnapshotBeforeUpdate of={Loaded !== undefined} call={() => rememberFocus(document.body)}>
      {Loaded ? createElement(Loaded, null, children) : children}
    </SnapshotBeforeUpdate>
  );
}
