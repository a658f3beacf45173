import type { CodeTemplate, GeneratedProject } from './types';
import { generateProject, type ProjectRequest } from './generateProject';

/** @throws if the library's template does not load */
export async function projectOf(
  library: string,
  packages: ProjectRequest['packages'],
  options: ProjectRequest['options'],
  query: ProjectRequest['query'],
  fields?: ProjectRequest['fields'],
  setup?: ProjectRequest['setup'],
): Promise<GeneratedProject> {
  const { template } = (await import(
    /* webpackChunkName: "demo-[request]" */ `../../libraries/${library}/code.ts`
  )) as { template: CodeTemplate };
  return generateProject({ template, packages, options, query, fields, setup });
}
