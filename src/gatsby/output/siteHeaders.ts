import { contentVersions } from '../content/readContent';
import type { Environment } from '../environment';
import { headerRules, type HeaderRule } from './headers';
import { pagePolicy } from './securityPolicy';

/**
 * @param pages paths of all pages
 * @throws ContentError
 */
export const siteHeaders = (environment: Environment, pages: readonly string[]): HeaderRule[] =>
  headerRules({
    siteUrl: environment.siteUrl,
    versions: contentVersions().map(({ name }) => name),
    pages,
    policy: pagePolicy(environment).inHeader,
    isPreview: environment.isPreview,
  });
