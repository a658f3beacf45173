import type { ActionProps } from 'react-querybuilder';

/** A small button. A lock stays enabled while its item is disabled, and then shows `disabledTranslation`. */
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
