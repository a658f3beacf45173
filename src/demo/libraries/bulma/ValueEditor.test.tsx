import { renderToStaticMarkup } from 'react-dom/server';
import type { ValueEditorProps } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { BulmaValueEditor } from './controls/ValueEditor';

const values = [
  { name: 'f', label: 'Flute' },
  { name: 'o', label: 'Oboe' },
];

const render = (props: Partial<ValueEditorProps>) =>
  renderToStaticMarkup(
    <BulmaValueEditor
      {...({
        className: 'rule-value',
        title: 'Value',
        field: 'test',
        fieldData: { name: 'test', label: 'Test', placeholder: 'Say it' },
        operator: '=',
        type: 'text',
        handleOnChange: () => undefined,
        ...props,
      } as ValueEditorProps)}
    />,
  );

test.each(['null', 'notNull'])('the operator %s has no editor', (operator) => {
  expect(render({ operator })).toBe('');
});

test.each([undefined, null, 'text'] as const)('shows an input for the type %s', (type) => {
  expect(render({ type, value: 'x' })).toBe(
    '<input type="text" class="input is-small rule-value" title="Value" aria-label="Value" placeholder="Say it" value="x"/>',
  );
});

test.each(['number', 'date', 'datetime-local', 'time'])('supports inputs of type %s, except for lists', (inputType) => {
  expect(render({ inputType, value: '' })).toContain(`type="${inputType}"`);
  expect(render({ inputType, operator: 'in', value: '1,2' })).toContain('type="text"');
});

test('a multiselect shows and marks the chosen options, listed or joined, and those that it does not have', () => {
  for (const value of ['f,o,gong', ['f', 'o', 'gong']]) {
    const html = render({ type: 'multiselect', operator: 'in', values, value });
    expect(html).toContain('<summary>Flute, Oboe, gong</summary>');
    expect(html.match(/checked=""/g)).toHaveLength(3);
  }
});

test('a range of options has two selects, and begins with the first option', () => {
  const html = render({ operator: 'notBetween', type: 'select', values, value: '' });
  expect(html.match(/<select title="(Value (?:from|to))" aria-label="\1">/g)).toHaveLength(2);
  expect(html.match(/<option value="f" selected="">/g)).toHaveLength(2);
});

test.each(['text', 'textarea', 'checkbox', 'switch', 'select', 'radio'] as const)('%s can be disabled', (type) => {
  expect(render({ type, values, disabled: true })).toContain('disabled=""');
});
