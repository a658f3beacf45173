import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type ActionProps } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { BulmaActionElement } from './controls/ActionElement';
import { QueryBuilderBulma } from './controls';

const button = (props: Partial<ActionProps>) =>
  renderToStaticMarkup(
    <BulmaActionElement
      {...({
        className: 'rule-lock',
        label: 'lock',
        title: 'Lock rule',
        handleOnClick: () => undefined,
        ...props,
      } as ActionProps)}
    />,
  );

test('an action is a small button', () => {
  expect(button({})).toBe('<button type="button" class="button is-small rule-lock" title="Lock rule">lock</button>');
  expect(button({ disabled: true })).toContain('disabled=""');
});

test('keeps the unlock button enabled while its rule is disabled', () => {
  const html = button({ disabled: true, disabledTranslation: { label: 'unlock', title: 'Unlock rule' } });
  expect(html).toBe('<button type="button" class="button is-small rule-lock" title="Unlock rule">unlock</button>');
});

test('a query builder gets every control and its class names', () => {
  const html = renderToStaticMarkup(
    <QueryBuilderBulma>
      <QueryBuilder
        fields={[{ name: 'a', label: 'A', valueSources: ['value', 'field'] }]}
        query={{
          id: 'q',
          combinator: 'and',
          not: true,
          rules: [
            { id: 'r', field: 'a', operator: '=', value: '' },
            { id: 'g', combinator: 'or', rules: [] },
          ],
        }}
        showNotToggle
        showCloneButtons
        showLockButtons
      />
    </QueryBuilderBulma>,
  );
  // Two combinators, field, operator and value source; the root group can be neither cloned nor removed.
  expect(html.match(/class="select is-small /g)).toHaveLength(5);
  expect(html.match(/class="button is-small /g)).toHaveLength(11);
  expect(html).toContain('class="button is-small ruleGroup-addRule is-link"');
  expect(html).toContain('class="button is-small rule-remove is-danger is-soft"');
  expect(html).toContain('class="button is-small ruleGroup-remove is-danger is-soft"');
  expect(html).toContain(
    'class="checkbox is-size-7 ruleGroup-notToggle" title="Invert this group"><input type="checkbox" checked=""/> Not',
  );
});
