import { MantineValueEditor } from '@react-querybuilder/mantine';
import type { ValueEditorProps } from 'react-querybuilder';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { Selector } from './Selector';

/** Mantine's number input always returns numbers. */
const numbersToText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(numbersToText);
  return typeof value === 'number' ? `${value}` : value;
};

/** The adapter's editor, without `disabled={false}`, which Mantine's styles take for disabled. */
export function ValueEditor(props: ValueEditorProps) {
  // A range of dates has one calendar.
  if (isRange(props) && props.inputType !== 'date') return <RangeEditor {...props} editor={OneValueEditor} />;
  return <OneValueEditor {...props} />;
}

function OneValueEditor({ disabled, handleOnChange, ...props }: ValueEditorProps) {
  const change = (value: unknown) => handleOnChange(props.parseNumbers ? value : numbersToText(value));
  return (
    <MantineValueEditor
      {...props}
      disabled={disabled || undefined}
      handleOnChange={change}
      selectorComponent={Selector}
    />
  );
}
