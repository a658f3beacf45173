import { cloneElement, isValidElement, useMemo } from 'react';
import {
  defaultOperators,
  QueryBuilder,
  type Field,
  type Operator,
  type Option,
  type OptionGroup,
  type Translations,
} from 'react-querybuilder';
import { arabic } from './arabic';
import { german } from './german';
import type { Language, SetupProps } from './types';

type Choice = Option | OptionGroup;

/** Names stay as they are, so that exports do too. */
function fieldIn({ operators, values, fields }: Language, field: Field): Field {
  const renamed = (choice: Choice): Choice => ({
    ...choice,
    label: values[choice.label] ?? choice.label,
    ...('options' in choice && { options: choice.options.map(renamed) as Option[] }),
  });
  const { label = field.label, placeholder = label } = fields[field.name] ?? {};
  return {
    ...field,
    label,
    ...(field.placeholder && { placeholder }),
    ...(field.values && { values: (field.values as Choice[]).map(renamed) as Field['values'] }),
    ...(field.operators && { operators: operatorsIn(operators, field.operators as Operator[]) }),
  };
}

const operatorsIn = (labels: Language['operators'], operators: readonly Operator[]): Operator[] =>
  operators.map((operator) => ({ ...operator, label: labels[operator.name] ?? operator.label }));

/** Icons that are labels are named in the language too: Material UI has a property of its own for that. */
function labelIn(label: unknown, name: string): unknown {
  if (!isValidElement<object>(label)) return label;
  return cloneElement(label, { ['titleAccess' in label.props ? 'titleAccess' : 'aria-label']: name });
}

function controlsIn({ controls }: Language, translations: Partial<Translations> = {}): Partial<Translations> {
  const texts = Object.entries(controls).map(([control, { title, label }]) => {
    const before = translations[control as keyof Translations] as { label?: unknown } | undefined;
    return [control, { ...before, title, ...(label ? { label } : before && { label: labelIn(before.label, title) }) }];
  });
  return { ...translations, ...Object.fromEntries(texts) } as Partial<Translations>;
}

function translated(language: Language) {
  const operators = operatorsIn(language.operators, defaultOperators);
  const combinators = Object.entries(language.combinators).map(([name, label]) => ({ name, label }));
  return function Translated(props: SetupProps) {
    const fields = useMemo(() => props.fields.map((field) => fieldIn(language, field)), [props.fields]);
    const translations = useMemo(() => controlsIn(language, props.translations), [props.translations]);
    return (
      <div lang={language.lang} dir={language.dir}>
        <QueryBuilder
          {...props}
          fields={fields}
          translations={translations}
          operators={operators}
          combinators={combinators}
        />
      </div>
    );
  };
}

export const German = translated(german);

export const Arabic = translated(arabic);
