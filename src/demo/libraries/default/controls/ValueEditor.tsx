import type { ValueEditorProps } from 'react-querybuilder';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { MultiSelectEditor } from './MultiSelectEditor';

export function ValueEditor(props: ValueEditorProps) {
  const { operator } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  return isRange(props) ? <RangeEditor {...props} editor={MultiSelectEditor} /> : <MultiSelectEditor {...props} />;
}
