import type { Controls } from 'react-querybuilder';
import { DragHandle } from './DragHandle';
import { ValueEditor } from './ValueEditor';

/** What stands in place of the adapter's own. */
export const controlElements: Partial<Controls> = { dragHandle: DragHandle, valueEditor: ValueEditor };
