import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { SitePage } from '../output/sitePages';
import { askProcess } from '../processes/askProcess';
import { forkModule } from '../processes/forkModule';
import type { BuiltTexts } from './beginTexts';

/** What the process is asked at the end; it answers with what it knows of the pages that have a text. */
export interface TextsRequest {
  sitePages: readonly SitePage[];
}

const start = () => forkModule('src/build/texts/textsProcess.ts');

let begun: ChildProcess | undefined;

/** All by which a process keeps this one from ending. */
const handlesOf = (child: ChildProcess) => [child, child.channel, child.stderr as Socket | null];

/**
 * Begins, in a process of its own, to compile all pages of the documentation, before Gatsby asks for them, and to write
 * what is made of their texts (see beginTexts): it needs one core for a long time, to find files and to bundle scripts.
 * The process ends with this one at the latest.
 */
export function beginTextsBeside(): void {
  begun = start();
  for (const handle of handlesOf(begun)) handle?.unref();
}

/**
 * Ends what beginTextsBeside has begun, or does all of it where that process is no more.
 *
 * @param sitePages all pages of the built site
 * @throws Error with what the process says of a text that cannot be written
 */
export function finishTextsBeside(sitePages: readonly SitePage[]): Promise<BuiltTexts> {
  const child = begun?.connected ? begun : start();
  for (const handle of handlesOf(child)) handle?.ref();
  return askProcess(child, { sitePages } satisfies TextsRequest);
}
