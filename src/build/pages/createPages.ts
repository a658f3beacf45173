import { readdirSync, readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { readVersions } from '../content/readContent';
import { contentVersions } from '../contentVersions';
import { requireDefaultExport } from '../defaultExport';
import { readEnvironment } from '../environment';
import { isShown } from '../isShown';
import { shareDocs } from '../nodes/shareDocs';
import { shareSidebars } from '../nodes/shareSidebars';
import { inProject } from '../paths';
import { siteRedirects } from '../redirects/siteRedirects';
import { codePages } from './codePages';
import { CONTENT_QUERY, type ContentQuery } from './contentQuery';
import { docsPages, type DocsPage } from './docsPages';
import { duplicatesOf, reportDuplicates, type PlannedRoute } from './duplicateRoutes';

const template = (name: string) => inProject('src', 'templates', `${name}.tsx`);

/** The modules that show pages. */
const pageModules = () => [
  ...readdirSync(inProject('src', 'templates')).map((name) => `src/templates/${name}`),
  ...codePages().map(({ file }) => file),
];

type Page = Parameters<Parameters<NonNullable<GatsbyNode['createPages']>>[0]['actions']['createPage']>[0];

/** What content asks for, each with the file that does. */
function plannedPages(content: ContentQuery, docs: readonly DocsPage[]): (Page & PlannedRoute)[] {
  const files = new Map(content.allDoc.nodes.map(({ id, file }) => [id, file]));
  return [
    ...docs.map(({ template: name, path, context }) => {
      const file = 'id' in context ? (files.get(context.id) ?? path) : `the category "${context.title}"`;
      return { path, component: template(name), context, file };
    }),
    ...content.allPage.nodes.map(({ id, path, file }) => ({
      path,
      component: template('page'),
      context: { id },
      file,
    })),
    ...content.allLibrary.nodes.map(({ name, path }) => ({
      path,
      component: template('demo'),
      context: { name },
      file: 'content/libraries.yml',
    })),
  ];
}

/**
 * Creates every page that content asks for: documentation, stand-alone pages, demos and redirects. Warns of paths that
 * several files ask for, and fails the build for a module without a component.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter } = args;
  // Here, where all nodes are there, and again while you develop, when one has changed.
  shareDocs(args);
  const drafts = [false, true].filter((draft) => isShown({ draft }));
  const { data, errors } = await graphql<Omit<ContentQuery, 'twins'>>(CONTENT_QUERY, { drafts });
  if (errors || !data) {
    const [error] = errors ?? [];
    reporter.panicOnBuild(error?.message ?? 'The content could not be read.', error);
    return;
  }
  for (const file of pageModules().filter((name) => name.endsWith('.tsx'))) {
    requireDefaultExport(file, readFileSync(inProject(file), 'utf8'));
  }

  const content = { ...data, twins: readVersions().twins };
  const docs = docsPages(content, contentVersions(), readEnvironment(process.env).editUrl);
  shareSidebars(args, docs.sidebars);
  const pages = plannedPages(content, docs.pages);
  const routes = [...codePages(), ...pages];
  const warning = reportDuplicates(routes);
  if (warning) reporter.warn(warning);
  const duplicates = new Set<PlannedRoute>(duplicatesOf(routes));
  for (const page of pages) {
    const { path, component, context } = page;
    if (!duplicates.has(page)) actions.createPage({ path, component, context });
  }
  // For hosts that do not read the rules of src/build/output.
  for (const { from, to } of siteRedirects(routes.map(({ path }) => path))) {
    actions.createPage({ path: from, component: template('redirect'), context: { to } });
  }
};
