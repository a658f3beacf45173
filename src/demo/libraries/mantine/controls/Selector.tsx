import { MultiSelect, Select } from '@mantine/core';
import { isOptionGroupArray, useValueSelector, type OptionList, type VersatileSelectorProps } from 'react-querybuilder';

/** Options as Mantine has them, in their groups. */
const toData = (options: OptionList) => {
  const toItems = (list: readonly { name: string; label: string }[]) =>
    list.map(({ name, label }) => ({ value: name, label }));
  return isOptionGroupArray(options)
    ? options.map((group) => ({ group: group.label, items: toItems(group.options) }))
    : toItems(options);
};

/** Wide enough for the longest option, as a select of the browser is, with room for the arrow. */
const widthFor = (options: OptionList) => {
  const all = isOptionGroupArray(options) ? options.flatMap((group) => group.options) : options;
  return `calc(${Math.max(0, ...all.map(({ label }) => label.length))}ch + 4rem)`;
};

/** A select of one or of several options. The adapter's takes the options out of their groups, and looks disabled. */
export function Selector(props: VersatileSelectorProps) {
  const { className, handleOnChange, options, title, value, multiple, listsAsArrays, disabled, testID } = props;
  const { onChange, val } = useValueSelector({ handleOnChange, listsAsArrays, multiple, value });
  const shared = { className, title, 'aria-label': title, data: toData(options), disabled, 'data-testid': testID };
  return multiple ? (
    // Read-only too, or what is chosen could still be removed.
    <MultiSelect {...shared} readOnly={disabled} value={val as string[]} onChange={onChange} maw="20rem" />
  ) : (
    <Select
      {...shared}
      value={val as string}
      onChange={(name) => onChange(name ?? '')}
      allowDeselect={false}
      fz="sm"
      w={widthFor(options)}
      maw="100%"
    />
  );
}
