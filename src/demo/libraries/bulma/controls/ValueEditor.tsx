import { useValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { BulmaCheckEditor } from './CheckEditor';
import { BulmaInputEditor } from './InputEditor';
import { BulmaRadioEditor } from './RadioEditor';
import { BulmaRangeEditor } from './RangeEditor';
import { BulmaTextareaEditor } from './TextareaEditor';
import { BulmaValueSelector } from './ValueSelector';

export function BulmaValueEditor(props: ValueEditorProps) {
  const { operator, type = 'text', values = [], selectorComponent: Selector = BulmaValueSelector } = props;
  useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') return null;
  const isRange = operator === 'between' || operator === 'notBetween';
  if (isRange && (type === 'select' || type === 'text')) return <BulmaRangeEditor {...props} />;

  switch (type) {
    case 'select':
    case 'multiselect':
      return <Selector {...props} options={values} multiple={type === 'multiselect'} />;
    case 'textarea':
      return <BulmaTextareaEditor {...props} />;
    case 'checkbox':
    case 'switch':
      return <BulmaCheckEditor {...props} />;
    case 'radio':
      return <BulmaRadioEditor {...props} />;
    default:
      return <BulmaInputEditor {...props} />;
  }
}
