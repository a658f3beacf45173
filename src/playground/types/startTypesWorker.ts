import type { TypeProblem } from '../../shared/playground/problem';
import type { TypesRequest, TypesResponse } from './messages';

export interface TypesWorker {
  /** Rejects if a file does not load. One check at a time. */
  check(request: TypesRequest): Promise<TypeProblem[]>;
  /** Stops a check, which then never settles. */
  end(): void;
}

/** @param url of the script, which has the compiler in it */
export function startTypesWorker(url: string): TypesWorker {
  const worker = new Worker(url);
  return {
    check: (request) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<TypesResponse>) =>
          'problems' in data ? resolve(data.problems) : reject(new Error(data.failure));
        worker.onerror = ({ message }) => reject(new Error(message || `${url} did not load`));
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}
