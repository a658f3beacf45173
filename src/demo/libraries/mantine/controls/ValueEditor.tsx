import { useState } from 'react';
import { MantineThemeProvider, NumberInput } from '@mantine/core';
import { MantineValueEditor } from '@react-querybuilder/mantine';
import { parseNumber, toArray, useValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { Selector } from './Selector';

const LISTS_AND_UNARY = ['in', 'notIn', 'null', 'notNull'];

/** The adapter's editor, without `disabled={false}`, which Mantine's styles take for disabled. */
export function ValueEditor(props: ValueEditorProps) {
  // A range of dates has one calendar.
  if (isRange(props) && props.inputType !== 'date') return <RangeEditor {...props} editor={OneValueEditor} />;
  return <OneValueEditor {...props} />;
}

function OneValueEditor(props: ValueEditorProps) {
  const { disabled, inputType, operator, type } = props;
  if (type === 'text' && inputType === 'number' && !LISTS_AND_UNARY.includes(operator))
    return <NumberEditor {...props} />;
  const editor = <MantineValueEditor {...props} disabled={disabled || undefined} selectorComponent={Selector} />;
  const isDate = inputType === 'date' || inputType === 'datetime-local';
  return isDate ? <MantineThemeProvider theme={namedPickers(props)}>{editor}</MantineThemeProvider> : editor;
}

/** The adapter's makes a number of each key, so that `.5`, `0.50` and twenty digits could not be typed. */
function NumberEditor(props: ValueEditorProps) {
  const { className, title, value, fieldData, disabled, parseNumbers, handleOnChange, testID } = props;
  const [typed, setTyped] = useState('');
  const parse = (text: string) => parseNumber(text, { parseNumbers });
  useValueEditor(props);
  return (
    <NumberInput
      data-testid={testID}
      className={className}
      title={title}
      aria-label={title}
      placeholder={fieldData?.placeholder}
      disabled={disabled || undefined}
      trimLeadingZeroesOnBlur={false}
      value={parse(typed) === value ? typed : String(value ?? '')}
      onValueChange={({ value: text }, { source }) => {
        if (source === 'prop') return;
        setTyped(text);
        handleOnChange(parse(text));
      }}
    />
  );
}

/** The adapter's pickers have no name: here it is their title and what they show. */
function namedPickers({ title, value, fieldData }: Pick<ValueEditorProps, 'title' | 'value' | 'fieldData'>) {
  const shown = toArray(value).filter(Boolean).join(' – ').replaceAll('T', ' ') || fieldData?.placeholder;
  const named = { defaultProps: { 'aria-label': [title, shown].filter(Boolean).join(': ') } };
  return { components: { DatePickerInput: named, DateTimePicker: named } };
}
