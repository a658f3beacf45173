import type { Controls } from 'react-querybuilder';
import { DragHandle } from './DragHandle';
import { ValueEditor } from './ValueEditor';

export const controlElements: Partial<Controls> = { dragHandle: DragHandle, valueEditor: ValueEditor };
