import { useEffect, useRef, useState } from 'react';
import type { Field } from 'react-querybuilder';
import { MAX_FIELDS } from '../core/dataLimits';
import { addField, removeField, replaceField } from '../core/editData';
import { FIELD_TYPES, typeOf } from '../core/fieldTypes';
import type { DemoState } from '../core/state';
import { dispatch } from '../demoStore';
import { Button } from '../../ui/Button';
import { FieldForm } from './FieldForm';
import * as panelStyles from '../panels/panels.module.css';
import * as styles from './data.module.css';

/** All fields, one of which is open to be edited. */
export function FieldList({ state }: { state: DemoState }) {
  const { fields } = state.data;
  const { disabled } = state.options;
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  // A button that a change adds, or the one that is next after a removal, gets the focus.
  const toFocus = useRef<number>();
  useEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[toFocus.current]?.focus();
    toFocus.current = undefined;
  });

  const isFull = fields.length >= MAX_FIELDS;
  const add = () => {
    if (disabled || isFull) return;
    dispatch({ type: 'replace', ...addField(state), message: 'A field is added.' });
    setOpen(fields.length);
    toFocus.current = fields.length;
  };
  const remove = (index: number, { label }: Field) => {
    const message = `The field “${label}” is removed; rules that name it stay.`;
    dispatch({ type: 'replace', ...removeField(state, index), message });
    setOpen(undefined);
    toFocus.current = Math.min(index, fields.length - 2);
  };
  return (
    <section aria-labelledby="data-fields">
      <h3 id="data-fields" className={panelStyles.title}>
        {fields.length} fields
      </h3>
      <ul ref={list} className={styles.fields}>
        {fields.map((field, index) => (
          <li key={index}>
            <button
              type="button"
              className={`${styles.field} ui-chevron`}
              aria-expanded={open === index}
              onClick={() => setOpen(open === index ? undefined : index)}
            >
              <b>{field.label}</b> <code translate="no">{field.name}</code>{' '}
              <span>{FIELD_TYPES[typeOf(field)].label}</span>
            </button>
            {open === index && (
              <FieldForm
                field={field}
                taken={fields.filter((other) => other !== field).map(({ name }) => name)}
                disabled={disabled}
                canBeRemoved={fields.length > 1}
                onChange={(changed) =>
                  dispatch({ type: 'replace', ...replaceField(state, index, changed), message: '' })
                }
                onRemove={() => remove(index, field)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button look="small" aria-disabled={disabled || isFull} onClick={add}>
        Add a field
      </Button>
    </section>
  );
}
