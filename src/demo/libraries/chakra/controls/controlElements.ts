import type { Controls } from 'react-querybuilder';
import { PrimaryButton } from './PrimaryButton';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export const controlElements: Partial<Controls> = {
  addRuleAction: PrimaryButton,
  combinatorSelector: Selector,
  fieldSelector: Selector,
  operatorSelector: Selector,
  valueEditor: ValueEditor,
  valueSourceSelector: Selector,
};
