import { ValueEditor } from 'react-querybuilder';
import type { ValidationResult, ValueEditorProps } from 'react-querybuilder';

const Slider = ({ fieldData, ...props }: ValueEditorProps) => (
  <input
    type="range"
    min={fieldData.range[0]}
    max={fieldData.range[1]}
    title={props.title}
    className={props.className}
    disabled={props.disabled}
    value={props.value}
    onChange={(e) => props.handleOnChange(e.target.value)}
  />
);

const reasonsOf = (validation: boolean | ValidationResult | undefined) =>
  typeof validation === 'object' ? (validation.reasons ?? []) : [];

export const OrderEditor = (props: ValueEditorProps) => {
  const result = props.fieldData.validator?.({
    field: props.field,
    operator: props.operator,
    value: props.value,
  });
  return (
    <>
      {props.fieldData.range ? (
        <Slider {...props} />
      ) : (
        <ValueEditor {...props} />
      )}
      {reasonsOf(result).map((reason) => (
        <em key={reason}>{reason}</em>
      ))}
    </>
  );
};
