import { askProcess } from '../processes/askProcess';
import { forkModule } from '../processes/forkModule';
import type { BuiltPage } from './builtPages';
import type { FinishOptions } from './finishHtml';

/** What the process is asked; it answers with the pages. */
export interface FinishRequest {
  folder: string;
  options: FinishOptions;
  list: string;
}

/**
 * Finishes the HTML of the built site (see finishHtml) in a process of its own: thousands of pages are finished while
 * others are written of the same documents.
 *
 * @param folder the built site
 * @param list file that tells the next build which pages this one has finished
 * @throws Error with what that process says of a page that cannot be finished
 */
export const finishBeside = (folder: string, options: FinishOptions, list: string): Promise<BuiltPage[]> =>
  askProcess(forkModule('src/build/output/finishProcess.ts'), { folder, options, list } satisfies FinishRequest);
