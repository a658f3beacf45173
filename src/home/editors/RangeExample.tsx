import Slider from 'rc-slider';
import { type Field, type RuleType, toArray, ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { EditorExample, valueCount } from './EditorExample';
import * as styles from './RangeExample.module.css';

const classNames = { handle: styles.handle, rail: styles.rail, track: styles.track };

/** Edits numbers of a field with a `range` with rc-slider; operators with two values get two handles. */
function RangeEditor(props: ValueEditorProps) {
  const { className, disabled, fieldData, handleOnChange, listsAsArrays, operator, title, value, valueSource } = props;
  const hasRange = Array.isArray(fieldData.range) && valueSource === 'value';
  const count = valueCount(operator);
  if (!hasRange || !count) return <ValueEditor {...props} />;

  const [min, max] = fieldData.range as [number, number];
  const [from = min, to = max] = toArray(value).map(Number);
  const look = { className: styles.slider, classNames, disabled, max, min };

  return (
    <div className={`${className} ${styles.editor}`} title={title}>
      {count === 1 ? (
        <>
          <Slider {...look} value={from} ariaLabelForHandle={title} onChange={(number) => handleOnChange(number)} />
          {from}
        </>
      ) : (
        <>
          <Slider
            {...look}
            range
            value={[from, to]}
            ariaLabelForHandle={[`${title} from`, `${title} to`]}
            onChange={(numbers) => handleOnChange(listsAsArrays ? numbers : String(numbers))}
          />
          {from}–{to}
        </>
      )}
    </div>
  );
}

const fields: Field[] = [
  { name: 'age', label: 'Age', inputType: 'number', range: [0, 120] },
  { name: 'firstName', label: 'First name' },
];

const rule = { id: 'range', field: 'age', operator: 'between', value: '26,52' };

const controlElements = { valueEditor: RangeEditor };

/** The slider's value after the operator changes: one number or two. */
const getDefaultValue = ({ field, operator }: RuleType) => {
  if (field !== 'age') return '';
  return valueCount(operator) === 2 ? '26,52' : 26;
};

export const RangeExample = () => (
  <EditorExample {...{ fields, rule, controlElements, getDefaultValue }} resetOnOperatorChange />
);
