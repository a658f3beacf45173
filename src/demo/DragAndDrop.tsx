import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BeforeChange } from './BeforeChange';
import { rememberFocus } from './rememberFocus';

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
  const isOn = wanted && Loaded !== undefined;
  return (
    // The builder is made anew, with its controls.
    <BeforeChange of={isOn} call={() => rememberFocus(document.body)}>
      {isOn ? <Loaded>{children}</Loaded> : children}
    </BeforeChange>
  );
}
