import type { Controls } from 'react-querybuilder';
import { NeutralButton, PrimaryButton } from './buttons';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export { muiComponents } from './muiComponents';
export { translations } from './translations';

export const controlElements: Partial<Controls> = {
  addGroupAction: NeutralButton,
  addRuleAction: PrimaryButton,
  cloneGroupAction: NeutralButton,
  cloneRuleAction: NeutralButton,
  combinatorSelector: Selector,
  fieldSelector: Selector,
  lockGroupAction: NeutralButton,
  lockRuleAction: NeutralButton,
  operatorSelector: Selector,
  removeGroupAction: NeutralButton,
  removeRuleAction: NeutralButton,
  valueEditor: ValueEditor,
  valueSourceSelector: Selector,
};
