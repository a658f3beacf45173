import {
  type Field,
  type Option,
  type OptionGroup,
  toArray,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import Select from 'react-select';
import { instruments } from '../../demo/core/instruments';
import { EditorExample } from './EditorExample';
import * as styles from './MultiSelectExample.module.css';

const classNames = {
  control: () => styles.control,
  group: () => styles.group,
  groupHeading: () => styles.heading,
  indicatorsContainer: () => styles.indicators,
  menu: () => styles.menu,
  multiValue: () => styles.value,
  multiValueRemove: () => styles.remove,
  noOptionsMessage: () => styles.message,
  option: ({ isFocused }: { isFocused: boolean }) => `${styles.option} ${isFocused ? styles.focused : ''}`,
  placeholder: () => styles.placeholder,
  valueContainer: () => styles.values,
};

function MultiSelectEditor(props: ValueEditorProps) {
  const { className, disabled, handleOnChange, listsAsArrays, rule, title, type, value, valueSource } = props;
  if (type !== 'multiselect' || valueSource !== 'value') return <ValueEditor {...props} />;

  const values: (Option | OptionGroup)[] = props.values ?? [];
  const options = values.flatMap((entry) => ('options' in entry ? entry.options : entry));
  const chosen = toArray(value).flatMap((name) => options.find((option) => option.name === name) ?? []);
  return (
    <Select<Option, true, OptionGroup>
      isMulti
      unstyled
      instanceId={rule.id}
      aria-label={title}
      className={`${className} ${styles.select}`}
      classNames={classNames}
      closeMenuOnSelect={false}
      options={values}
      value={chosen}
      getOptionLabel={({ label }) => label}
      getOptionValue={({ name }) => name}
      isDisabled={disabled}
      onChange={(selected) => {
        const names = selected.map(({ name }) => name);
        handleOnChange(listsAsArrays ? names : names.join(','));
      }}
    />
  );
}

const fields: Field[] = [
  {
    name: 'alsoPlays',
    label: 'Also plays',
    valueEditorType: 'multiselect',
    values: instruments,
    operators: [
      { name: 'in', label: 'any of' },
      { name: 'notIn', label: 'none of' },
    ],
  },
  { name: 'firstName', label: 'First name' },
];

const rule = { id: 'multi-select', field: 'alsoPlays', operator: 'in', value: 'Guitar,Kora,Theremin' };

const controlElements = { valueEditor: MultiSelectEditor };

export const MultiSelectExample = () => <EditorExample {...{ fields, rule, controlElements }} />;
