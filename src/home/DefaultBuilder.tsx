import { QueryBuilder } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import { MultiSelectEditor } from '../demo/libraries/default/controls/MultiSelectEditor';
import { useSharedQuery } from './queryStore';

const controlElements = { valueEditor: MultiSelectEditor };

export const DefaultBuilder = () => (
  <QueryBuilder fields={fields} {...useSharedQuery()} controlElements={controlElements} />
);
