import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { imported } from '../../../../tests/support/imports';
import { fields } from '../fields';
import { IMPORT_LANGUAGES } from './languages';
import type { ImportLanguage } from '../state';
import { EXAMPLES } from './examples';

async function show(language: ImportLanguage, text: string, listsAsArrays = false) {
  const { query } = await imported(language, text, { listsAsArrays });
  return renderToStaticMarkup(
    <QueryBuilder fields={fields} query={query as RuleGroupType} listsAsArrays={listsAsArrays} />,
  );
}

test.each(IMPORT_LANGUAGES)('the builder shows the values of the example of $name', async ({ name }) => {
  for (const listsAsArrays of [false, true]) {
    const html = await show(name, EXAMPLES[name], listsAsArrays);
    expect(html).toMatch(/value="Vaughan, ?Rodgers"/);
    expect(html).toContain('value="18"');
    expect(html).toContain('value="producer"');
    expect(html).toMatch(/<option value="Guitar" selected="">/);
  }
});

test.each([
  ['firstName = 5', /type="text"[^>]* value="5"/],
  ["age = '5'", /type="number"[^>]* value="5"/],
  ['isMusician = TRUE', /type="checkbox"[^>]* checked=""/],
  ["gender = 'M'", /type="radio"[^>]* checked="" value="M"/],
  ["alsoPlays IN ('Flute', 'Guitar')", /<option value="Flute" selected="">.*<option value="Guitar" selected="">/],
  ["birthdate > '1990-01-31'", /type="date"[^>]* value="1990-01-31"/],
  ["datetime > '1990-01-31T06:30'", /type="datetime-local"[^>]* value="1990-01-31T06:30"/],
  ["alarm = '06:30'", /type="time"[^>]* value="06:30"/],
  ["description = 'two\nlines'", />two\nlines<\/textarea>/],
  ['groupedField1 = groupedField3', /<option value="groupedField3" selected="">/],
  ['height IS NULL', /<option value="null" selected="">/],
])('the builder shows %s', async (text, expected) => {
  for (const listsAsArrays of [false, true]) expect(await show('sql', text, listsAsArrays)).toMatch(expected);
});
