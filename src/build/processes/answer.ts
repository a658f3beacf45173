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
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    process.disconnect();
  }
}
