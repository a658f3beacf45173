import type { CodeTemplate, GeneratedProject } from './types';
import { generateProject, type ProjectRequest } from './generateProject';

/**
 * The builder of a library's demo as it stands, as an app of its own.
 *
 * @param library name of the library
 * @param packages what it needs besides React and the query builder
 * @returns a promise, which fails when the library's template does not load
 */
export async function projectOf(
  library: string,
  packages: ProjectRequest['packages'],
  options: ProjectRequest['options'],
  query: ProjectRequest['query'],
): Promise<GeneratedProject> {
  const { template } = (await import(
    /* webpackChunkName: "demo-[request]" */ `../../libraries/${library}/code.ts`
  )) as { template: CodeTemplate };
  return generateProject({ template, packages, options, query });
}
