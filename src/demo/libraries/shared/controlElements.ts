import type { ReactElement } from 'react';
import type { ActionWithRulesProps, Controls, VersatileSelectorProps } from 'react-querybuilder';

/** One button for all actions but the one that adds a rule. */
export const buttons = (Button: (props: ActionWithRulesProps) => ReactElement): Partial<Controls> => ({
  addGroupAction: Button,
  cloneGroupAction: Button,
  cloneRuleAction: Button,
  lockGroupAction: Button,
  lockRuleAction: Button,
  removeGroupAction: Button,
  removeRuleAction: Button,
});

/** One selector for everything but values. */
export const selectors = (Selector: (props: VersatileSelectorProps) => ReactElement): Partial<Controls> => ({
  combinatorSelector: Selector,
  fieldSelector: Selector,
  operatorSelector: Selector,
  valueSourceSelector: Selector,
});
