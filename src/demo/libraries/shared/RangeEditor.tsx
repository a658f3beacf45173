import type { ComponentType } from 'react';
import { getFirstOption, standardClassnames, useValueEditor, type ValueEditorProps } from 'react-querybuilder';

export const isRange = ({ operator, type }: ValueEditorProps): boolean =>
  (operator === 'between' || operator === 'notBetween') && (type === 'select' || type === 'text');

interface RangeEditorProps extends ValueEditorProps {
  /** Edits one end. */
  editor: ComponentType<ValueEditorProps>;
  /** Further classes of both ends. */
  endClassName?: string;
}

/** Two editors, each named after its end: the libraries leave both without a name. */
export function RangeEditor({ editor: Editor, endClassName = '', ...props }: RangeEditorProps) {
  const { className, title, type, values = [], separator, testID } = props;
  const { valueAsArray, multiValueHandler } = useValueEditor({ ...props, skipHook: true });
  const [from, to] = ['from', 'to'].map((end, index) => (
    <Editor
      {...props}
      key={end}
      operator="="
      title={`${title} ${end}`}
      className={`${standardClassnames.valueListItem} ${endClassName}`.trim()}
      value={valueAsArray[index] ?? (type === 'select' ? getFirstOption(values) : '')}
      handleOnChange={(value) => multiValueHandler(value, index)}
    />
  ));
  return (
    <span data-testid={testID} className={className} title={title}>
      {from}
      {separator}
      {to}
    </span>
  );
}
