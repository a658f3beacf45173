import type { Controls } from 'react-querybuilder';
import { selectors } from '../../shared/controlElements';
import { PrimaryButton } from './PrimaryButton';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export { theme } from './theme';
export { translations } from './translations';

export const controlElements: Partial<Controls> = {
  ...selectors(Selector),
  addRuleAction: PrimaryButton,
  valueEditor: ValueEditor,
};
