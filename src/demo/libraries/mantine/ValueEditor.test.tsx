import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { QueryBuilder } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { fields } from '../../core/fields';
import { controlElements, theme } from './controls';

test.each([
  ['birthdate', '=', '', ['Value: Choose a date']],
  ['birthdate', 'between', '2001-02-03,2004-05-06', ['Value: 2001-02-03 – 2004-05-06']],
  ['datetime', '=', '2001-02-03T04:05:06', ['Value: 2001-02-03 04:05:06']],
  ['datetime', 'between', '2001-02-03T04:05:06', ['from: 2001-02-03 04:05:06', 'to: Choose a date and time']],
])('%s %s %s: each picker of a date is named by its place and by what it shows', (field, operator, value, names) => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <QueryBuilderMantine controlElements={controlElements}>
        <QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ field, operator, value }] }} />
      </QueryBuilderMantine>
    </MantineProvider>,
  );
  const pickers = [...html.matchAll(/<button[^>]*data-dates-input[^>]*>/g)].map(([tag]) => tag);
  expect(pickers).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(pickers[index]).toContain(`${name}"`);
});
