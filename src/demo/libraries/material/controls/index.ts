import type { Controls } from 'react-querybuilder';
import { buttons, selectors } from '../../shared/controlElements';
import { NeutralButton, PrimaryButton } from './buttons';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export { muiComponents } from './muiComponents';
export { translations } from './translations';

export const controlElements: Partial<Controls> = {
  ...buttons(NeutralButton),
  ...selectors(Selector),
  addRuleAction: PrimaryButton,
  valueEditor: ValueEditor,
};
