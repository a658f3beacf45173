import type { ComponentProps } from 'react';
import {
  Checkbox,
  Input,
  ListSubheader,
  Radio,
  RadioGroup,
  Switch,
  type CheckboxProps,
  type InputProps,
  type ListSubheaderProps,
  type RadioGroupProps,
  type RadioProps,
  type SwitchProps,
  type TextareaAutosizeProps,
} from '@mui/material';
import type { QueryBuilderMaterial } from '@react-querybuilder/material';

/* The adapter puts a control's title on a wrapper; here it also names the control. */

const LabelledInput = ({ inputProps, ...props }: InputProps) => (
  <Input {...props} inputProps={{ 'aria-label': props.title, ...inputProps }} />
);

const LabelledCheckbox = ({ inputProps, ...props }: CheckboxProps) => (
  <Checkbox {...props} size="small" sx={{ padding: 0.5 }} inputProps={{ 'aria-label': props.title, ...inputProps }} />
);

/** MUI's own style; the adapter uses the unstyled element below it. */
const Textarea = ({ value, title, disabled, className, placeholder, onChange }: TextareaAutosizeProps) => (
  <LabelledInput
    multiline
    {...{ value, title, disabled, className, placeholder }}
    onChange={onChange as InputProps['onChange']}
  />
);

const LabelledSwitch = ({ inputProps, ...props }: SwitchProps) => (
  <Switch {...props} size="small" inputProps={{ 'aria-label': props.title, ...inputProps }} />
);

const SmallRadio = (props: RadioProps) => <Radio {...props} size="small" sx={{ padding: 0.5 }} />;

const RowOfRadios = (props: RadioGroupProps) => <RadioGroup {...props} row />;

/** MUI's Select treats all its children as options, and would take the label for a value. */
const OptionGroupLabel = ({ children }: ListSubheaderProps) => (
  <ListSubheader role="presentation">{children}</ListSubheader>
);
// Keyboard focus skips it.
OptionGroupLabel.muiSkipListHighlight = true;

/** Components that replace MUI's of the same name in the adapter. Its type requires all of them. */
export const muiComponents = {
  Checkbox: LabelledCheckbox,
  Input: LabelledInput,
  ListSubheader: OptionGroupLabel,
  Radio: SmallRadio,
  RadioGroup: RowOfRadios,
  Switch: LabelledSwitch,
  TextareaAutosize: Textarea,
} as unknown as ComponentProps<typeof QueryBuilderMaterial>['muiComponents'];
