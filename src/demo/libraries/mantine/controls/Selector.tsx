import { MultiSelect, Select } from '@mantine/core';
import { isOptionGroupArray, useValueSelector, type OptionList, type VersatileSelectorProps } from 'react-querybuilder';

const toData = (options: OptionList) => {
  const toItems = (list: readonly { name: string; label: string }[]) =>
    list.map(({ name, label }) => ({ value: name, label }));
  return isOptionGroupArray(options)
    ? options.map((group) => ({ group: group.label, items: toItems(group.options) }))
    : toItems(options);
};

/** Wide enough for the longest option and the arrow, like a native select. */
const widthFor = (options: OptionList) => {
  const all = isOptionGroupArray(options) ? options.flatMap((group) => group.options) : options;
  return `calc(${Math.max(0, ...all.map(({ label }) => label.length))}ch + 4rem)`;
};

/** Mantine takes text only, and a list may hold numbers, `true`, `false` and `null`. */
const toTexts = (value: unknown): string[] =>
  [value].flat().flatMap((item) => (item === null || item === undefined ? [] : [String(item)]));

/** A select or multi-select. The adapter's drops the groups of options, and looks disabled. */
export function Selector(props: VersatileSelectorProps) {
  const { className, handleOnChange, options, title, value, multiple, listsAsArrays, disabled, testID } = props;
  const { onChange, val } = useValueSelector({ handleOnChange, listsAsArrays, multiple, value });
  const texts = toTexts(val);
  const shared = { className, title, 'aria-label': title, data: toData(options), disabled, 'data-testid': testID };
  return multiple ? (
    // Read-only too, or chosen items could still be removed.
    <MultiSelect
      {...shared}
      readOnly={disabled}
      value={texts}
      onChange={onChange}
      placeholder={texts.length === 0 ? 'None chosen' : undefined}
      miw="12rem"
      maw="20rem"
    />
  ) : (
    <Select
      {...shared}
      value={texts.join(',')}
      onChange={(name) => onChange(name ?? '')}
      allowDeselect={false}
      fz="xs"
      w={widthFor(options)}
      maw="100%"
    />
  );
}
