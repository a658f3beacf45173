import type { Controls } from 'react-querybuilder';
import { SecondaryButton } from './SecondaryButton';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export { translations } from '../../shared/drawnIcons';
export { theme } from './theme';

export const controlElements: Partial<Controls> = {
  addGroupAction: SecondaryButton,
  cloneGroupAction: SecondaryButton,
  cloneRuleAction: SecondaryButton,
  combinatorSelector: Selector,
  fieldSelector: Selector,
  lockGroupAction: SecondaryButton,
  lockRuleAction: SecondaryButton,
  operatorSelector: Selector,
  removeGroupAction: SecondaryButton,
  removeRuleAction: SecondaryButton,
  valueEditor: ValueEditor,
  valueSourceSelector: Selector,
};
