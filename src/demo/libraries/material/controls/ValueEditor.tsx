import { MaterialValueEditor } from '@react-querybuilder/material';
import type { ValueEditorProps } from 'react-querybuilder';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { Selector } from './Selector';

/** The adapter's editor, with selects named by their title. */
export function ValueEditor(props: ValueEditorProps) {
  if (isRange(props)) return <RangeEditor {...props} editor={ValueEditor} />;
  return <MaterialValueEditor {...props} selectorComponent={Selector} />;
}
