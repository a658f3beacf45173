import type { GatsbyNode } from 'gatsby';
import { inProject } from '../paths';
import { markBuildComplete } from '../buildState';
import { contentVersions } from '../content/readContent';
import { readEnvironment } from '../environment';
import { watchTypes } from '../generatedTypes';
import { serveMistakes } from '../check/publishMistakes';
import { serveCompilation } from '../webpack/compileOnDemand';
import { framePolicy } from './framePage';
import { framePath } from './playgroundPaths';

interface Response {
  set(name: string, value: string): void;
  sendFile(file: string): void;
}

/**
 * Serves the frames' pages with their policy during development, because Gatsby's server does not serve HTML from
 * public/. Nodes and pages are saved at this point, so the next start can reuse them.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  markBuildComplete();
  watchTypes();
  serveMistakes(app);
  serveCompilation(app);
  const policy = framePolicy(readEnvironment(process.env).siteUrl);
  for (const { name } of contentVersions()) {
    app.get(framePath(name), (_request: unknown, response: Response) => {
      response.set('Content-Security-Policy', policy);
      response.sendFile(inProject('public', framePath(name).slice(1)));
    });
  }
};
