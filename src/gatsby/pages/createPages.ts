import { readdirSync, readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { apisOf } from '../api/contentApi';
import { projectDates } from '../changeDates';
import { contentVersions, readEquivalents } from '../content/readContent';
import { requireDefaultExport } from '../defaultExport';
import { readEnvironment } from '../environment';
import { MIGRATIONS_FOLDER } from '../../shared/migration/migrationFile';
import { publishMigrations } from '../migration/publishMigrations';
import { createVersionNodes } from '../nodes/versionNodes';
import { queryInOneProcess } from '../gatsbyInternals';
import { inProject } from '../paths';
import { publishOnRequest } from '../publishOnRequest';
import { siteRedirects } from '../output/redirects';
import { versionDocs } from '../versionDocs';
import { codeRoutes, duplicatesOf, reportDuplicates, type PlannedRoute } from './routes';
import { docBadges } from './docBadges';
import { docsPages } from './docsPages';

/** Everything that becomes a page. Gatsby generates its type, Queries.ContentQuery. */
const CONTENT_QUERY = /* GraphQL */ `
  query Content {
    allDoc {
      nodes {
        id
        docId
        version {
          name
        }
        path
        description
        sidebarLabel
        sidebarPosition
        draft
        unlisted
        redirectFrom
        documents
        file
      }
    }
    allDocCategory {
      nodes {
        folder
        version {
          name
        }
        label
        description
        position
      }
    }
    allPage {
      nodes {
        id
        path
        file
      }
    }
    allLibrary {
      nodes {
        name
        path
      }
    }
    allRedirect(sort: { line: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`;

const template = (name: string) => inProject('src', 'templates', `${name}.tsx`);

const pageModules = () => [
  ...readdirSync(inProject('src', 'templates')).map((name) => `src/templates/${name}`),
  ...codeRoutes().map(({ file }) => file),
];

/**
 * From here on, processes share the queries of a build. Of 100 pages, they take longer to start than they save; with
 * 10,000, one process needs more than 2 GB.
 */
const MANY_PAGES = 1000;

type Page = Parameters<Parameters<NonNullable<GatsbyNode['createPages']>>[0]['actions']['createPage']>[0];

/** The pages outside the documentation, each with the file that requests it. */
const otherPages = ({ allPage, allLibrary }: Queries.ContentQuery): (Page & PlannedRoute)[] => [
  ...allPage.nodes.map(({ id, path, file }) => ({ path, component: template('page'), context: { id }, file })),
  ...allLibrary.nodes.map(({ name, path }) => ({
    path,
    component: template('demo'),
    context: { name },
    file: 'content/libraries.yml',
  })),
];

/**
 * Creates all pages of content: documentation, stand-alone pages, demos and redirects. Warns about paths that several
 * files request, and fails the build for a module without a default export.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter } = args;
  const { data, errors } = await graphql<Queries.ContentQuery>(CONTENT_QUERY);
  if (errors || !data) {
    const [error] = errors ?? [];
    reporter.panicOnBuild(error?.message ?? 'The content could not be read.', error);
    return;
  }
  for (const file of pageModules().filter((name) => name.endsWith('.tsx'))) {
    requireDefaultExport(file, readFileSync(inProject(file), 'utf8'));
  }

  const equivalents = readEquivalents();
  const all = contentVersions();
  const latest = all.findIndex(({ isLast }) => isLast);
  const versions = all.map((version, position) => {
    const isOf = (name: string | undefined) => (node: { version: { name: string } }) => node.version.name === name;
    const before = data.allDoc.nodes.filter(isOf(all[position + 1]?.name)).map(({ docId }) => docId);
    const { changes } = apisOf(version.name).versionApi;
    return versionDocs(
      version,
      data.allDoc.nodes.filter(isOf(version.name)),
      data.allDocCategory.nodes.filter(isOf(version.name)),
      // Whoever reads of an older version does not ask what was new in it.
      position <= latest && before.length > 0 ? docBadges(new Set(before), equivalents, changes) : undefined,
    );
  });
  createVersionNodes(args, versions);
  await publishOnRequest(MIGRATIONS_FOLDER, () => publishMigrations(versions));

  const docs = docsPages(versions, equivalents, readEnvironment(process.env).editUrl, projectDates());
  const pages = [...docs.map((page) => ({ ...page, component: template(page.template) })), ...otherPages(data)];
  const routes = [...codeRoutes(), ...pages];
  const warning = reportDuplicates(routes);
  if (warning) reporter.warn(warning);
  if (routes.length < MANY_PAGES) queryInOneProcess();
  const duplicates = new Set<PlannedRoute>(duplicatesOf(routes));
  for (const page of pages) {
    const { path, component, context } = page;
    if (!duplicates.has(page)) actions.createPage({ path, component, context });
  }
  // Redirect pages, for hosts that do not read the rules of src/gatsby/output.
  const paths = routes.map(({ path }) => path);
  for (const { from, to } of siteRedirects(data.allRedirect.nodes, data.allDoc.nodes, paths)) {
    actions.createPage({ path: from, component: template('redirect'), context: { to } });
  }
};
