import { removeFiles } from './files';
import { memoize } from './memoize';
import { inProject } from './paths';

interface Response {
  sendFile(path: string, options: { root: string }): void;
}

interface DevServer {
  get(
    path: string,
    handle: (request: { path: string }, response: Response, next: (error: unknown) => void) => Promise<void>,
  ): void;
}

/** What writes the files of a folder, until that has worked. */
const writers = new Map<string, (folder: string) => void | Promise<void>>();

/**
 * Writes files of the site into a folder: in a build at once, in a development server before it sends the first of them,
 * because few authors look at what takes long to make.
 */
export async function publishOnRequest(folder: string, write: () => void | Promise<void>): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return write();
  removeFiles(inProject('public', folder));
  writers.set(folder, memoize(write));
}

export function servePublished(server: DevServer): void {
  for (const folder of writers.keys()) {
    server.get(`/${folder}/*`, async ({ path }, response, next) => {
      try {
        await writers.get(folder)?.(folder);
        // With a root, Express refuses a path that leads out of it.
        response.sendFile(path, { root: inProject('public') });
      } catch (error) {
        next(error);
      }
    });
  }
}
