import type { GatsbyNode } from 'gatsby';
import { readVersions } from '../content/readContent';
import { contentVersions } from '../contentVersions';
import { readEnvironment } from '../environment';
import { inProject } from '../paths';
import { CONTENT_QUERY, type ContentQuery } from './contentQuery';
import { docsPages } from './docsPages';

const template = (name: string) => inProject('src', 'templates', `${name}.tsx`);

/** Creates every page that content asks for: documentation, stand-alone pages, demos and redirects. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const drafts = process.env.NODE_ENV === 'production' ? [false] : [false, true];
  const { data, errors } = await graphql<Omit<ContentQuery, 'twins'>>(CONTENT_QUERY, { drafts });
  if (errors || !data) {
    const [error] = errors ?? [];
    reporter.panicOnBuild(error?.message ?? 'The content could not be read.', error);
    return;
  }
  const content: ContentQuery = { ...data, twins: readVersions().twins };
  const docs = docsPages(content, contentVersions(), readEnvironment(process.env).editUrl);

  for (const page of docs)
    actions.createPage({ path: page.path, component: template(page.template), context: page.context });
  for (const { id, path } of content.allPage.nodes) {
    actions.createPage({ path, component: template('page'), context: { id } });
  }
  for (const { name, path } of content.allLibrary.nodes) {
    actions.createPage({ path, component: template('demo'), context: { name } });
  }
  // For hosts that do not read the rules of src/build/output.
  for (const { from, to } of content.allRedirect.nodes) {
    actions.createPage({ path: from, component: template('redirect'), context: { to } });
  }
};
