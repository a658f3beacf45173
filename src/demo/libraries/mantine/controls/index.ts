import type { Controls } from 'react-querybuilder';
import { buttons, selectors } from '../../shared/controlElements';
import { SecondaryButton } from './SecondaryButton';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export { translations } from '../../shared/drawnIcons';
export { theme } from './theme';

export const controlElements: Partial<Controls> = {
  ...buttons(SecondaryButton),
  ...selectors(Selector),
  valueEditor: ValueEditor,
};
