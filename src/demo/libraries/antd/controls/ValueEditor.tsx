import { AntDValueEditor } from '@react-querybuilder/antd';
import { Checkbox } from 'antd';
import type { ValueEditorProps } from 'react-querybuilder';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { DateEditor, editsDate } from './DateEditor';
import { Selector } from './Selector';

/** The adapter's editor, except for dates, where it throws, and the checkbox, which it does not name. */
export function ValueEditor(props: ValueEditorProps) {
  if (editsDate(props)) return <DateEditor {...props} />;
  if (isRange(props)) return <RangeEditor {...props} editor={ValueEditor} />;
  if (props.type === 'checkbox') return <CheckboxEditor {...props} />;
  return <AntDValueEditor {...props} selectorComponent={Selector} />;
}

function CheckboxEditor({ className, title, value, disabled, handleOnChange }: ValueEditorProps) {
  return (
    <Checkbox
      className={className}
      title={title}
      aria-label={title}
      checked={!!value}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.checked)}
    />
  );
}
