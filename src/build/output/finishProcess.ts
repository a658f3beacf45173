import type { FinishRequest } from './finishBeside';
import { finishHtml } from './finishHtml';

// The process of finishBeside.
process.once('message', ({ folder, options }: FinishRequest) => {
  try {
    process.send?.(finishHtml(folder, options));
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  process.disconnect();
});
