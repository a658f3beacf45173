import { BootstrapValueEditor } from '@react-querybuilder/bootstrap';
import { standardClassnames, type ValueEditorProps } from 'react-querybuilder';
import { CheckEditor } from './CheckEditor';
import { RadioEditor } from './RadioEditor';

/** Replaces or restyles controls that the adapter styles as text fields; its radio markup is an older Bootstrap's. */
export function ValueEditor(props: ValueEditorProps) {
  const { operator, type } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  if (type === 'checkbox' || type === 'switch') return <CheckEditor {...props} />;
  if (type === 'radio') return <RadioEditor {...props} />;
  const isSelect = type === 'select' || type === 'multiselect';
  return <BootstrapValueEditor {...props} className={isSelect ? standardClassnames.value : props.className} />;
}
