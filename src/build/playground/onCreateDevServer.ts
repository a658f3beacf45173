import type { GatsbyNode } from 'gatsby';
import { inProject } from '../paths';
import { contentVersions } from '../contentVersions';
import { readEnvironment } from '../environment';
import { framePolicy } from './framePage';
import { framePath } from './places';

/** The part of Express that is used here. */
interface Server {
  get(path: string, handle: (request: unknown, response: Response) => void): void;
}

interface Response {
  set(name: string, value: string): void;
  sendFile(file: string): void;
}

/** Serves the pages of the frames while you develop, with their policy: Gatsby's server serves no page of public/. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }: { app: Server }) => {
  const policy = framePolicy(readEnvironment(process.env).siteUrl);
  for (const { name } of contentVersions()) {
    app.get(framePath(name), (_request, response) => {
      response.set('Content-Security-Policy', policy);
      response.sendFile(inProject('public', framePath(name).slice(1)));
    });
  }
};
