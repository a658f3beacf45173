import type { ComponentType } from 'react';
import { examplePath } from '../../shared/exampleFile';

/** A file under content/docs/<version>/_examples. */
export interface ExampleModule {
  default: ComponentType;
}

let isReplaced = false;
// In development, when an example has changed: until React renders the page again, parts of it still call this module,
// which can no longer load what later changes reach.
(import.meta as { webpackHot?: { dispose(listener: () => void): void } }).webpackHot?.dispose(() => {
  isReplaced = true;
});

/**
 * Loads an example by its id, such as `5/intro/fields`. Rejects if its file does not load. The chunks are unnamed
 * because every page contains the names of all chunks.
 */
export const loadExample = (id: string): Promise<ExampleModule> =>
  isReplaced
    ? new Promise(() => undefined)
    : (import(
        /* webpackInclude: /[\\/]_examples[\\/].+\.tsx$/, webpackExclude: /node_modules/ */
        `../../../content/docs/${examplePath(id)}.tsx`
      ) as Promise<ExampleModule>);
