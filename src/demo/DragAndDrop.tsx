import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Kept for the next builder, which then begins with it. */
let loaded: ComponentType<{ children: ReactNode }> | undefined;

interface DragAndDropProps {
  /** Whether the option is on. */
  wanted: boolean;
  /** Told why it did not load. */
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Lets the builder in it be rearranged with a pointer, once that is wanted and has loaded. */
export function DragAndDrop({ wanted, onError, children }: DragAndDropProps) {
  const [Loaded, setLoaded] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || Loaded) return undefined;
    let ended = false;
    import(/* webpackChunkName: "demo-drag-and-drop" */ './LoadedDragAndDrop').then(
      (module) => {
        loaded = module.default;
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
  return wanted && Loaded ? <Loaded>{children}</Loaded> : children;
}
