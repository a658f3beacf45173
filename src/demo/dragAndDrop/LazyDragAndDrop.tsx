import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { SnapshotBeforeUpdate } from '../SnapshotBeforeUpdate';
import { rememberFocus } from '../rememberFocus';

/** Cached, so that the next builder mounts with drag and drop at once. */
let loaded: ComponentType<{ children: ReactNode }> | undefined;

interface LazyDragAndDropProps {
  wanted: boolean;
  onError: (error: Error) => void;
  children: ReactNode;
}

export function LazyDragAndDrop({ wanted, onError, children }: LazyDragAndDropProps) {
  const [Loaded, setLoaded] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || Loaded) return undefined;
    let ended = false;
    import(/* webpackChunkName: "demo-drag-and-drop" */ './DragAndDrop').then(
      (module) => {
        loaded = module.DragAndDrop;
        if (!ended) setLoaded(() => loaded);
      },
      (error: Error) => {
        if (!ended) onError(error);
      },
    );
    return () => {
      ended = true;
    };
  }, [wanted, Loaded, onError]);
  const isOn = wanted && Loaded !== undefined;
  return (
    // Toggling remounts the builder and its controls.
    <SnapshotBeforeUpdate of={isOn} call={() => rememberFocus(document.body)}>
      {isOn ? <Loaded>{children}</Loaded> : children}
    </SnapshotBeforeUpdate>
  );
}
