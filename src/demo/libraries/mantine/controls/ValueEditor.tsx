import { MantineValueEditor } from '@react-querybuilder/mantine';
import type { ValueEditorProps } from 'react-querybuilder';
import { Selector } from './Selector';

/** The adapter's editor. It tells Mantine's styles that it is not disabled in a way that they take for the contrary. */
export function ValueEditor({ disabled, ...props }: ValueEditorProps) {
  return <MantineValueEditor {...props} disabled={disabled || undefined} selectorComponent={Selector} />;
}
