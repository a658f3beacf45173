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

test('a select is in an element of class select', () => {
  expect(render({ type: 'select', values, value: 'o' })).toBe(
    '<div class="select is-small rule-value"><select title="Value" aria-label="Value">' +
      '<option value="f">Flute</option><option value="o" selected="">Oboe</option></select></div>',
  );
});

test('a multiselect shows and marks the chosen options, listed or joined, and those that it does not have', () => {
  for (const value of ['f,o,gong', ['f', 'o', 'gong']]) {
    const html = render({ type: 'multiselect', operator: 'in', values, value });
    expect(html).toContain('<summary>Flute, Oboe, gong</summary>');
    expect(html.match(/checked=""/g)).toHaveLength(3);
  }
});

test('keeps option groups', () => {
  expect(render({ type: 'select', values: [{ label: 'Wind', options: values }], value: 'f' })).toContain(
    '<optgroup label="Wind"><option value="f" selected="">',
  );
});

test('shows a textarea', () => {
  expect(render({ type: 'textarea', value: 'x' })).toBe(
    '<textarea class="textarea is-small rule-value" title="Value" aria-label="Value" rows="2" placeholder="Say it">x</textarea>',
  );
});

test('shows a checkbox, and a switch with the role of one', () => {
  expect(render({ type: 'checkbox', value: true })).toBe(
    '<input type="checkbox" class="rule-value" title="Value" aria-label="Value" checked=""/>',
  );
  expect(render({ type: 'switch', value: false })).toBe(
    '<input type="checkbox" role="switch" class="rule-value" title="Value" aria-label="Value"/>',
  );
});

test('gives the radio buttons of a group one name', () => {
  const html = render({ type: 'radio', values, value: 'o' });
  expect(html).toContain('class="radios is-size-7 rule-value" role="radiogroup" aria-label="Value"');
  expect(html.match(/<label class="radio">/g)).toHaveLength(2);
  expect(new Set(html.match(/name="[^"]+"/g)).size).toBe(1);
  expect(html).toMatch(/value="o"[^>]*\/> Oboe|checked="" value="o"\/> Oboe/);
});

test('a range has two inputs, each with a name', () => {
  const html = render({ operator: 'between', inputType: 'date', value: '2001-02-03,2004-05-06' });
  expect(html).toContain('class="input is-small rule-value-list-item" title="Value from" aria-label="Value from"');
  expect(html).toContain('value="2001-02-03"');
  expect(html).toContain('title="Value to"');
  expect(html).toContain('value="2004-05-06"');
});

test('a range of options has two selects, and begins with the first option', () => {
  const html = render({ operator: 'notBetween', type: 'select', values, value: '' });
  expect(html.match(/<select title="(Value (?:from|to))" aria-label="\1">/g)).toHaveLength(2);
  expect(html.match(/<option value="f" selected="">/g)).toHaveLength(2);
});

test.each(['text', 'textarea', 'checkbox', 'switch', 'select', 'radio'] as const)('%s can be disabled', (type) => {
  expect(render({ type, values, disabled: true })).toContain('disabled=""');
});
