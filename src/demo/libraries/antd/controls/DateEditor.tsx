import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { toArray, type ValueEditorProps } from 'react-querybuilder';

const FORMATS: Readonly<Record<string, string | undefined>> = {
  date: 'YYYY-MM-DD',
  'datetime-local': 'YYYY-MM-DDTHH:mm:ss',
  time: 'HH:mm:ss',
};

const RANGES = ['between', 'notBetween'];
const LISTS_AND_UNARY = ['in', 'notIn', 'null', 'notNull'];

export const editsDate = ({ type, inputType, operator }: ValueEditorProps): boolean =>
  type === 'text' && FORMATS[inputType ?? ''] !== undefined && !LISTS_AND_UNARY.includes(operator);

/**
 * antd's own pickers. The adapter's are made from the date library of rc-picker 3, which lacks milliseconds; antd needs
 * them since 5.14, so those pickers throw, ranges as soon as they render.
 */
export function DateEditor(props: ValueEditorProps) {
  const { className, title, inputType, operator, value, fieldData, disabled, listsAsArrays, handleOnChange } = props;
  const isTime = inputType === 'time';
  const read = (text: unknown) => readDate(isTime ? `1970-01-01T${text}` : text);
  const write = (date: Dayjs | null | undefined) => date?.format(FORMATS[inputType ?? '']) ?? '';
  const common = { className, title, 'aria-label': title, disabled };
  const showTime = inputType === 'datetime-local';

  if (RANGES.includes(operator)) {
    const [from, to] = toArray(value);
    const Picker = isTime ? TimePicker.RangePicker : DatePicker.RangePicker;
    return (
      <Picker
        {...common}
        {...(showTime && { showTime })}
        value={[read(from), read(to)]}
        onChange={(dates) => {
          const range = dates ? dates.map(write) : [];
          handleOnChange(listsAsArrays ? range : range.join(','));
        }}
      />
    );
  }
  const Picker = isTime ? TimePicker : DatePicker;
  return (
    <Picker
      {...common}
      {...(showTime && { showTime })}
      placeholder={fieldData?.placeholder}
      value={read(toArray(value)[0])}
      onChange={(date) => handleOnChange(write(date as Dayjs | null))}
    />
  );
}

function readDate(text: unknown): Dayjs | null {
  const date = typeof text === 'string' ? dayjs(text) : null;
  return date?.isValid() ? date : null;
}
