import { format, isValid, parse } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { DatePicker } from 'react-datepicker';
import { toArray, ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { RANGE, SINGLE } from './operators';
import * as styles from './DateEditor.module.css';

const PATTERN = 'yyyy-MM-dd';

const toText = (date: Date | null) => (date ? format(date, PATTERN) : '');
const toDate = (text: string) => {
  const date = parse(text, PATTERN, 0);
  return isValid(date) ? date : null;
};

/** Dates are chosen in a calendar: react-datepicker. Values stay texts, which queries can hold. */
export function DateEditor(props: ValueEditorProps) {
  const { className, disabled, handleOnChange, inputType, listsAsArrays, operator, title, value, valueSource } = props;
  const isDate = inputType === 'date' && valueSource === 'value';
  if (!isDate || ![...SINGLE, ...RANGE].includes(operator)) return <ValueEditor {...props} />;

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
      {SINGLE.includes(operator) ? (
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
