import { QueryBuilder } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import DragAndDrop from '../demo/LoadedDragAndDrop';
import { useSharedQuery } from './queryStore';
import * as styles from './StyledBuilder.module.css';

const controlClassnames = { queryBuilder: ['queryBuilder-branches', styles.builder] };

/** Restyled with two classes and their CSS, without custom components. */
export const StyledBuilder = () => (
  <DragAndDrop>
    <QueryBuilder fields={fields} {...useSharedQuery()} controlClassnames={controlClassnames} />
  </DragAndDrop>
);
