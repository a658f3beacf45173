import type { Controls } from 'react-querybuilder';
import { ValueEditor } from './ValueEditor';

export const controlElements: Partial<Controls> = { valueEditor: ValueEditor };
