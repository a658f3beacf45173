import { QueryBuilder } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import { useSharedQuery } from './queryStore';

export const DefaultBuilder = () => <QueryBuilder fields={fields} {...useSharedQuery()} />;
