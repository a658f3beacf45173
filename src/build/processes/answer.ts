import { ContentError } from '../ContentError';

/**
 * Lets this process answer the one request of askProcess, and end when its answer has been sent: that of thousands of
 * pages takes a while.
 *
 * @param work what it throws, it says instead of an answer
 */
export function answer<Request>(work: (request: Request) => unknown): void {
  process.once('message', (request: Request) => void reply(() => work(request)));
}

async function reply(work: () => unknown): Promise<void> {
  try {
    process.send?.(await work(), () => process.disconnect());
  } catch (error) {
    process.stderr.write(messageOf(error));
    process.exitCode = 1;
    process.disconnect();
  }
}

/** What content gets wrong is told by its file and line; of anything else, it helps to know where it happened. */
const messageOf = (error: unknown): string => {
  if (error instanceof ContentError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
