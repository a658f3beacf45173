import { shortDigest } from '../digest';
import { inProject } from '../paths';

interface Compiler {
  watching?: { invalidate(): void };
}

interface DevServer {
  get(path: string, handle: (request: { path: string }, response: { sendStatus(status: number): void }) => void): void;
}

const PATH = '/___compile/';

const asked = new Set<string>();
let compiler: Compiler | undefined;

/**
 * Webpack's settings for a development server. Most of what it could compile is examples and UI libraries, of which an
 * author looks at few, so that each is compiled when a page first asks for it. Webpack's own way to ask opens a second
 * port, which a browser on another machine does not reach.
 */
export const lazyCompilation = {
  entries: false,
  test: /\/(?:_examples|src\/(?:demo|playground|search))\//,
  backend(started: Compiler, done: (error: null, backend: object) => void) {
    compiler = started;
    done(null, {
      dispose: (end: () => void) => end(),
      module(part: { identifier(): string }) {
        const data = PATH + shortDigest(part.identifier());
        return { client: inProject('src/runtime/askToCompile.ts'), data, active: asked.has(data) };
      },
    });
  },
};

/** Compiles a part from now on when its page asks for it. */
export function serveCompilation(server: DevServer): void {
  server.get(`${PATH}*`, ({ path }, response) => {
    if (!asked.has(path)) {
      asked.add(path);
      compiler?.watching?.invalidate();
    }
    response.sendStatus(204);
  });
}
