import { ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { MultiSelect } from '../../shared/MultiSelect';

/** The builder's own editor, with a multi-select that shows what is chosen. */
export const MultiSelectEditor = (props: ValueEditorProps) =>
  props.type === 'multiselect' ? <MultiSelect {...props} options={props.values ?? []} /> : <ValueEditor {...props} />;
