import { useId } from 'react';
import { BootstrapValueEditor } from '@react-querybuilder/bootstrap';
import { standardClassnames, type ValueEditorProps } from 'react-querybuilder';
import { CheckEditor } from '../../shared/CheckEditor';
import { MultiSelect } from '../../shared/MultiSelect';
import { isRange, RangeEditor } from '../../shared/RangeEditor';

/** Replaces or restyles controls that the adapter styles as text fields; its radio markup is an older Bootstrap's. */
export function ValueEditor(props: ValueEditorProps) {
  const { operator, type } = props;
  // The others are those of a text field.
  const [className, ...fieldClasses] = (props.className ?? '').split(' ');
  if (operator === 'null' || operator === 'notNull') return null;
  if (isRange(props))
    return <RangeEditor {...props} className={className} endClassName={fieldClasses.join(' ')} editor={ValueEditor} />;
  if (type === 'checkbox' || type === 'switch') {
    return (
      <span className={`form-check ${type === 'switch' ? 'form-switch ' : ''}${standardClassnames.value}`}>
        <CheckEditor {...props} className="form-check-input" />
      </span>
    );
  }
  if (type === 'radio') return <RadioEditor {...props} />;
  if (type === 'multiselect') return <MultiSelect {...props} className={className} options={props.values ?? []} />;
  return <BootstrapValueEditor {...props} className={type === 'select' ? className : props.className} />;
}

function RadioEditor({ title, value, values = [], disabled, handleOnChange, testID }: ValueEditorProps) {
  const group = useId();
  return (
    <span data-testid={testID} className={standardClassnames.value} role="radiogroup" aria-label={title}>
      {values.map((option) => (
        <span key={option.name} className="form-check form-check-inline">
          <input
            type="radio"
            id={`${group}-${option.name}`}
            name={group}
            className="form-check-input"
            value={option.name}
            checked={value === option.name}
            disabled={disabled}
            onChange={(event) => handleOnChange(event.target.value)}
          />
          <label className="form-check-label" htmlFor={`${group}-${option.name}`}>
            {option.label}
          </label>
        </span>
      ))}
    </span>
  );
}
