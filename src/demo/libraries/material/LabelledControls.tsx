import { Checkbox, Input, type CheckboxProps, type InputProps } from '@mui/material';
import { MaterialValueEditor, MaterialValueSelector } from '@react-querybuilder/material';
import type { ValueEditorProps, VersatileSelectorProps } from 'react-querybuilder';

/* The adapter puts the title of a control on an element around it. Here it names the control itself as well. */

/** An input named by its title. */
export function LabelledInput({ inputProps, ...props }: InputProps) {
  return <Input {...props} inputProps={{ 'aria-label': props.title, ...inputProps }} />;
}

/** A checkbox named by its title. */
export function LabelledCheckbox({ inputProps, ...props }: CheckboxProps) {
  return <Checkbox {...props} inputProps={{ 'aria-label': props.title, ...inputProps }} />;
}

/** The adapter's selector, named by its title. */
export function LabelledSelector(props: VersatileSelectorProps) {
  return <MaterialValueSelector {...props} inputProps={{ 'aria-label': props.title }} />;
}

/** The adapter's editor, with selects named by their title. */
export function LabelledValueEditor(props: ValueEditorProps) {
  return <MaterialValueEditor {...props} selectorComponent={LabelledSelector} />;
}
