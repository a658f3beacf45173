import { BootstrapValueEditor } from '@react-querybuilder/bootstrap';
import { standardClassnames, type ValueEditorProps } from 'react-querybuilder';
import { CheckEditor } from './CheckEditor';
import { RadioEditor } from './RadioEditor';

/**
 * The adapter's editor, but for what it styles as a text field although it is none: checkboxes, switches, radio buttons,
 * whose markup is also that of an older Bootstrap, and selects.
 */
export function ValueEditor(props: ValueEditorProps) {
  const { operator, type } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  if (type === 'checkbox' || type === 'switch') return <CheckEditor {...props} />;
  if (type === 'radio') return <RadioEditor {...props} />;
  const isSelect = type === 'select' || type === 'multiselect';
  return <BootstrapValueEditor {...props} className={isSelect ? standardClassnames.value : props.className} />;
}
