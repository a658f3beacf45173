import type { GatsbyNode } from 'gatsby';
import { markBuildComplete } from './buildState';
import { serveMistakes } from './check/publishMistakes';
import { followMistakes } from './check/reportMistakes';
import { readEnvironment } from './environment';
import { CHANGE_FOUND } from './gatsbyInternals';
import { watchTypes } from './generatedTypes';
import { framePath, framePolicy } from './playground/framePage';
import { servePublished } from './publishOnRequest';
import { serveCompilation } from './webpack/compileOnDemand';

interface Response {
  set(name: string, value: string): void;
}

/**
 * Serves what Gatsby's development server does not: what is made on request, with the policy of the frames' pages, and
 * the mistakes in content. Nodes and pages are saved at this point, so the next start can reuse them.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  const { app, emitter } = args;
  markBuildComplete();
  const follow = () => void followMistakes(args);
  follow();
  emitter.on(CHANGE_FOUND, follow);
  watchTypes();
  serveMistakes(app);
  serveCompilation(app);
  const policy = framePolicy(readEnvironment(process.env).siteUrl);
  app.get(framePath('*'), (_request: unknown, response: Response, next: () => void) => {
    response.set('Content-Security-Policy', policy);
    next();
  });
  servePublished(app);
};
