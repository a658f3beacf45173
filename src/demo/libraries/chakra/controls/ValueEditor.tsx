import { ChakraValueEditor } from '@react-querybuilder/chakra';
import type { ValueEditorProps } from 'react-querybuilder';
import { CheckEditor } from './CheckEditor';
import { MultiSelector } from './MultiSelector';
import { Selector } from './Selector';

export function ValueEditor(props: ValueEditorProps) {
  const { operator, type, values = [] } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  if (type === 'checkbox' || type === 'switch') return <CheckEditor {...props} />;
  if (type === 'multiselect') return <MultiSelector {...props} options={values} />;
  return <ChakraValueEditor {...props} selectorComponent={Selector} />;
}
