import { format, isValid, parse } from 'date-fns';
import { DatePicker } from 'react-datepicker';
import {
  toArray,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-datepicker/dist/react-datepicker.css';

const PATTERN = 'yyyy-MM-dd';
const SINGLE = ['=', '!=', '<', '<=', '>', '>='];
const RANGE = ['between', 'notBetween'];

const toText = (date: Date | null) => (date ? format(date, PATTERN) : '');
const toDate = (text: string) => {
  const date = parse(text, PATTERN, 0);
  return isValid(date) ? date : null;
};

export const DateEditor = (props: ValueEditorProps) => {
  const {
    className,
    disabled,
    handleOnChange,
    listsAsArrays,
    operator,
    title,
    value,
  } = props;
  const isDate =
    props.fieldData.datatype === 'date' && props.valueSource === 'value';
  if (!isDate || ![...SINGLE, ...RANGE].includes(operator))
    return <ValueEditor {...props} />;

  const look = { className, disabled, title, dateFormat: PATTERN };
  const [start = null, end = null] = toArray(value).map(toDate);

  if (SINGLE.includes(operator)) {
    return (
      <DatePicker
        {...look}
        selected={start}
        onChange={(date: Date | null) => handleOnChange(toText(date))}
      />
    );
  }
  return (
    <DatePicker
      {...look}
      selectsRange
      startDate={start}
      endDate={end}
      onChange={(dates) => {
        const texts = dates.map(toText);
        handleOnChange(listsAsArrays ? texts : texts.join(','));
      }}
    />
  );
};
