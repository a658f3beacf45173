import type { Controls } from 'react-querybuilder';
import { LabelledSelector } from './LabelledSelector';
import { ValueEditor } from './ValueEditor';

/** What the demo has in place of the adapter's own. */
export const controlElements: Partial<Controls> = {
  combinatorSelector: LabelledSelector,
  fieldSelector: LabelledSelector,
  operatorSelector: LabelledSelector,
  valueSourceSelector: LabelledSelector,
  valueEditor: ValueEditor,
};
