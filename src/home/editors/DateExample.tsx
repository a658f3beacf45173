import { format, isValid, parse } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { DatePicker } from 'react-datepicker';
import { type Field, toArray, ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { EditorExample, valueCount } from './EditorExample';
import * as styles from './DateExample.module.css';

const PATTERN = 'yyyy-MM-dd';

const toText = (date: Date | null) => (date ? format(date, PATTERN) : '');
const toDate = (text: string) => {
  const date = parse(text, PATTERN, 0);
  return isValid(date) ? date : null;
};

/** Edits dates with react-datepicker. Values stay `yyyy-MM-dd` strings, which a query can hold. */
function DateEditor(props: ValueEditorProps) {
  const { className, disabled, handleOnChange, inputType, listsAsArrays, operator, title, value, valueSource } = props;
  const isDate = inputType === 'date' && valueSource === 'value';
  const count = valueCount(operator);
  if (!isDate || !count) return <ValueEditor {...props} />;

  const look = {
    className: `${className} ${styles.input}`,
    calendarClassName: styles.calendar,
    dateFormat: PATTERN,
    disabled,
    locale: enUS,
    placeholderText: PATTERN.toLowerCase(),
    popperClassName: styles.popper,
    showPopperArrow: false,
    title,
  };
  const [start = null, end = null] = toArray(value).map(toDate);

  return (
    <div className={styles.editor}>
      {count === 1 ? (
        <DatePicker {...look} selected={start} onChange={(date: Date | null) => handleOnChange(toText(date))} />
      ) : (
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
      )}
    </div>
  );
}

const fields: Field[] = [
  { name: 'birthdate', label: 'Birthdate', inputType: 'date' },
  { name: 'firstName', label: 'First name' },
];

const rule = { id: 'date', field: 'birthdate', operator: 'between', value: '1917-04-25,1938-01-25' };

const controlElements = { valueEditor: DateEditor };

export const DateExample = () => <EditorExample {...{ fields, rule, controlElements }} resetOnOperatorChange />;
