import type { FinishRequest } from './finishBeside';
import { finishHtml } from './finishHtml';

// The process of finishBeside. It ends when its answer has been sent: that of thousands of pages takes a while.
process.once('message', ({ folder, options }: FinishRequest) => {
  try {
    process.send?.(finishHtml(folder, options), () => process.disconnect());
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    process.disconnect();
  }
});
