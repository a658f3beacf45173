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

/* The adapter puts the title of a control on an element around it. Here it names the control itself as well. */

const LabelledInput = ({ inputProps, ...props }: InputProps) => (
  <Input {...props} inputProps={{ 'aria-label': props.title, ...inputProps }} />
);

const LabelledCheckbox = ({ inputProps, ...props }: CheckboxProps) => (
  <Checkbox {...props} size="small" sx={{ padding: 0.5 }} inputProps={{ 'aria-label': props.title, ...inputProps }} />
);

/** MUI's own look, where the adapter has the bare element that MUI makes it of. */
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

/** The label of a group of options. A select takes all that it holds for options, and would take its label for a value. */
const OptionGroupLabel = ({ children }: ListSubheaderProps) => (
  <ListSubheader role="presentation">{children}</ListSubheader>
);
// Focus passes it by.
OptionGroupLabel.muiSkipListHighlight = true;

/** What the adapter makes its controls of, where that is not what MUI calls by the same name. Its type asks for all. */
export const muiComponents = {
  Checkbox: LabelledCheckbox,
  Input: LabelledInput,
  ListSubheader: OptionGroupLabel,
  Radio: SmallRadio,
  RadioGroup: RowOfRadios,
  Switch: LabelledSwitch,
  TextareaAutosize: Textarea,
} as unknown as ComponentProps<typeof QueryBuilderMaterial>['muiComponents'];
