import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { QueryBuilderContext } from 'react-querybuilder';
import { currentColorMode, subscribeColorMode, type ColorMode } from '../runtime/colorMode';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { useDelayed } from '../runtime/useDelayed';
import { Button } from '../ui/Button';
import { addBuilderAccessibility } from '../ui/addBuilderAccessibility';
import { SnapshotBeforeUpdate } from './SnapshotBeforeUpdate';
import { rememberFocus } from './rememberFocus';
import { BUILDER_ID } from './focusBuilder';
import { controlElements } from './libraries/default/controls';
import type { DemoLibrary } from './types';
import { useKeptHeight } from './useKeptHeight';
import { useLibrary } from './useLibrary';
import * as styles from './DemoStage.module.css';

/** Server snapshot: only libraries use the mode, and only in the browser. */
const serverColorMode = (): ColorMode => 'light';

const defaultControls = { controlElements };

/** No fallback: the default controls replace the failed ones at once. */
const noControls = () => null;

/** The default controls show in the static HTML, while the library loads and after a failure. */
export function DemoStage({ library, children }: { library: DemoLibrary; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const keepHeight = useKeptHeight(ref);
  const section = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? addBuilderAccessibility(ref.current) : undefined), []);
  const { state, fail, retry } = useLibrary(library);
  // In the same step as the controls, so that the sheets never style the default ones.
  const beforeChange = () => {
    if (state.status !== 'ready') return () => {};
    keepHeight();
    state.applySheets();
    return ref.current ? rememberFocus(ref.current) : () => {};
  };
  const colorMode = useSyncExternalStore(subscribeColorMode, currentColorMode, serverColorMode);
  const isSlow = useDelayed(state.status === 'loading');
  const builder = <div className={styles.builder}>{children}</div>;

  return (
    <section
      ref={section}
      id={BUILDER_ID}
      className={styles.section}
      aria-labelledby="demo-builder-title"
      tabIndex={-1}
    >
      <h2 id="demo-builder-title" className="sr-only">
        Query builder
      </h2>
      <div ref={ref} className={styles.stage} data-library={library.name} data-rqb="next">
        <SnapshotBeforeUpdate of={state} call={beforeChange}>
          {state.status === 'ready' ? (
            <ErrorBoundary onError={fail} fallback={noControls}>
              <state.Provider colorMode={colorMode}>{builder}</state.Provider>
            </ErrorBoundary>
          ) : (
            <QueryBuilderContext.Provider value={defaultControls}>{builder}</QueryBuilderContext.Provider>
          )}
        </SnapshotBeforeUpdate>
      </div>
      <p className={`script-only ${styles.status}`} role="status">
        {isSlow && `Loading the controls of ${library.label}…`}
        {state.status === 'ready' && <span className="sr-only">The controls of {library.label} are ready.</span>}
      </p>
      {state.status === 'failed' && (
        <p className={styles.failure} role="alert">
          The controls of {library.label} failed, so these are the default ones. {state.error.message}{' '}
          <Button
            look="inline"
            onClick={() => {
              // The button is removed, which would lose the focus.
              section.current?.focus({ preventScroll: true });
              retry();
            }}
          >
            Retry
          </Button>
        </p>
      )}
      <noscript>
        <p className={styles.failure}>Editing the query needs JavaScript.</p>
      </noscript>
    </section>
  );
}
