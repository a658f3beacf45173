import type { Controls } from 'react-querybuilder';
import { ValueEditor } from './ValueEditor';

export { translations } from '../../shared/drawnIcons';

export const controlElements: Partial<Controls> = { valueEditor: ValueEditor };
