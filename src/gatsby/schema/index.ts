import type { GatsbyNode } from 'gatsby';
import { DOCS_SCHEMA } from './docs';
import { SITE_SCHEMA } from './site';

/** Declares all content types, so that missing content is an error instead of a gap in the inferred schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([DOCS_SCHEMA, SITE_SCHEMA]);
};
