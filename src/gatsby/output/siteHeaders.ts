import { contentVersions } from '../contentVersions';
import type { Environment } from '../environment';
import { headerRules, type HeaderRule } from './headers';
import { pageSections } from './pageSections';
import { pagePolicy } from './securityPolicy';

/** @throws ContentError */
export const siteHeaders = (environment: Environment): HeaderRule[] =>
  headerRules({
    siteUrl: environment.siteUrl,
    versions: contentVersions().map(({ name }) => name),
    sections: pageSections(),
    policy: pagePolicy(environment).inHeader,
    isPreview: environment.isPreview,
  });
