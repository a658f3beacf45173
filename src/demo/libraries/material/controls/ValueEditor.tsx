import { MaterialValueEditor } from '@react-querybuilder/material';
import type { ValueEditorProps } from 'react-querybuilder';
import { Selector } from './Selector';

/** The adapter's editor, with selects named by their title. */
export function ValueEditor(props: ValueEditorProps) {
  return <MaterialValueEditor {...props} selectorComponent={Selector} />;
}
