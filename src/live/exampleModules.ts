import type { ComponentType } from 'react';
import { exampleFile } from './exampleFile';

/** A live example: a file under content/docs/<version>/_examples. */
export interface ExampleModule {
  default: ComponentType;
}

/**
 * Loads the component of a live example by its id, such as `5/intro/fields`. Rejects when its file does not load. The
 * chunks have no names, because every page carries those of all chunks.
 */
export const loadExample = (id: string): Promise<ExampleModule> =>
  import(
    /* webpackInclude: /[\\/]_examples[\\/].+\.tsx$/, webpackExclude: /node_modules/ */
    `../../content/docs/${exampleFile(id)}.tsx`
  ) as Promise<ExampleModule>;
