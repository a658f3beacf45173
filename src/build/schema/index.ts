import type { GatsbyNode } from 'gatsby';
import { API } from './api';
import { DOCS } from './docs';
import { SITE } from './site';

/** Declares every type of content, so that what is missing is an error and not a gap in the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([DOCS, API, SITE]);
};
