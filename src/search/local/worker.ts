import { createEngine, type Engine } from './engine';
import type { WorkerReply, WorkerRequest } from './messages';

/** The engine, away from the thread that draws the page. */
let engine: Engine | undefined;

const tell = (reply: WorkerReply) => self.postMessage(reply);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.ask === 'start') {
    engine = createEngine(data.folder);
    tell({ tell: 'started' });
  } else if (data.ask === 'prepare') {
    engine?.prepare(data.version);
  } else {
    const { id, request } = data;
    engine?.search(request).then(
      (results) => tell({ tell: 'results', id, results }),
      (error: Error) => tell({ tell: 'failure', id, message: error.message }),
    );
  }
});
