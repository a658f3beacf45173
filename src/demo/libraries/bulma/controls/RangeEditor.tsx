import { getFirstOption, standardClassnames, useValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { BulmaValueSelector } from './ValueSelector';

export function BulmaRangeEditor(props: ValueEditorProps) {
  const { className, title, type, inputType, values = [], fieldData, disabled, separator, testID } = props;
  const { selectorComponent: Selector = BulmaValueSelector } = props;
  const { valueAsArray, multiValueHandler } = useValueEditor({ ...props, skipHook: true });

  const [from, to] = ['from', 'to'].map((end, index) => {
    const endTitle = `${title} ${end}`;
    return type === 'select' ? (
      <Selector
        {...props}
        key={end}
        title={endTitle}
        className={standardClassnames.valueListItem}
        options={values}
        value={valueAsArray[index] ?? getFirstOption(values)}
        handleOnChange={(value) => multiValueHandler(value, index)}
      />
    ) : (
      <input
        key={end}
        type={inputType || 'text'}
        title={endTitle}
        aria-label={endTitle}
        className={`input is-small ${standardClassnames.valueListItem}`}
        placeholder={fieldData?.placeholder}
        value={valueAsArray[index] ?? ''}
        disabled={disabled}
        onChange={(event) => multiValueHandler(event.target.value, index)}
      />
    );
  });

  return (
    <span data-testid={testID} className={className} title={title}>
      {from}
      {separator}
      {to}
    </span>
  );
}
