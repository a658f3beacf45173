import type { ActionProps } from 'react-querybuilder';

/** A small button. A lock stays enabled while what it locks is disabled, and then says so. */
export function BulmaActionElement(props: ActionProps) {
  const { className = '', handleOnClick, label, title, disabled, disabledTranslation, testID } = props;
  const translation = (disabled && disabledTranslation) || { label, title };
  return (
    <button
      type="button"
      data-testid={testID}
      className={`button is-small ${className}`}
      title={translation.title}
      disabled={disabled && !disabledTranslation}
      onClick={(event) => handleOnClick(event)}
    >
      {translation.label}
    </button>
  );
}
