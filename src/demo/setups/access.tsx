import { forwardRef } from 'react';
import {
  QueryBuilder,
  type NotToggleProps,
  type Option,
  type OptionGroup,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import type { SetupProps } from './types';

/** Shows the query and changes nothing. */
export const ReadOnly = (props: SetupProps) => <QueryBuilder {...props} disabled />;

/** The label of what is selected. */
function SelectedText({ options, value }: VersatileSelectorProps) {
  const all = (options as (Option | OptionGroup)[]).flatMap((item) => ('options' in item ? item.options : [item]));
  return <span>{all.find(({ name }) => name === value)?.label ?? value}</span>;
}

/** Without it, a negated group would read as its opposite. */
const NotText = ({ checked, label }: NotToggleProps) => (checked ? <span>{label}</span> : null);

const nothing = () => null;

const VALUES_ONLY = {
  addGroupAction: nothing,
  addRuleAction: nothing,
  cloneGroupAction: nothing,
  cloneRuleAction: nothing,
  combinatorSelector: SelectedText,
  dragHandle: forwardRef(nothing),
  fieldSelector: SelectedText,
  lockGroupAction: nothing,
  lockRuleAction: nothing,
  notToggle: NotText,
  operatorSelector: SelectedText,
  removeGroupAction: nothing,
  removeRuleAction: nothing,
  valueSourceSelector: SelectedText,
};

/** Others have made the query; who sees this builder fills in its values. */
export const ValuesOnly = (props: SetupProps) => (
  <QueryBuilder {...props} showNotToggle controlElements={{ ...props.controlElements, ...VALUES_ONLY }} />
);

const NO_GROUPS = { addGroupAction: nothing };

/** Groups that the query has already stay in it. */
export const NoGroups = (props: SetupProps) => (
  <QueryBuilder {...props} controlElements={{ ...props.controlElements, ...NO_GROUPS }} />
);
