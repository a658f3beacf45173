import { QueryBuilder } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import { useSharedQuery } from './queryStore';

/** A builder with the demo's fields, its query, and no other setting. */
export const DefaultBuilder = () => <QueryBuilder fields={fields} {...useSharedQuery()} />;
