import Slider from 'rc-slider';
import { toArray, ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { RANGE, SINGLE } from './operators';
import * as styles from './RangeEditor.module.css';

const classNames = { handle: styles.handle, rail: styles.rail, track: styles.track };

/** Numbers of a field with a `range` are chosen with a slider: rc-slider. It has two handles where a rule needs two. */
export function RangeEditor(props: ValueEditorProps) {
  const { className, disabled, fieldData, handleOnChange, listsAsArrays, operator, title, value, valueSource } = props;
  const hasRange = Array.isArray(fieldData.range) && valueSource === 'value';
  if (!hasRange || ![...SINGLE, ...RANGE].includes(operator)) return <ValueEditor {...props} />;

  const [min, max] = fieldData.range as [number, number];
  const [from = min, to = max] = toArray(value).map(Number);
  const look = { className: styles.slider, classNames, disabled, max, min };

  return (
    <div className={`${className} ${styles.editor}`} title={title}>
      {SINGLE.includes(operator) ? (
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
