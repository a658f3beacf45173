import type { ComponentType } from 'react';
import { examplePath } from '../../shared/exampleFile';

/** A file under content/docs/<version>/_examples. */
export interface ExampleModule {
  default: ComponentType;
}

/**
 * Loads an example by its id, such as `5/intro/fields`. Rejects if its file does not load. The chunks are unnamed
 * because every page contains the names of all chunks.
 */
export const loadExample = (id: string): Promise<ExampleModule> =>
  import(
    /* webpackInclude: /[\\/]_examples[\\/].+\.tsx$/, webpackExclude: /node_modules/ */
    `../../../content/docs/${examplePath(id)}.tsx`
  ) as Promise<ExampleModule>;
