import { HtmlValidate } from 'html-validate';
import { htmlOf } from './support/html';
import { GROUPS, groupOf, PAGES } from './support/routes';
import { expect, test } from './support/test';

const validator = new HtmlValidate({
  // Emotion writes the sheets of its components where they stand, as browsers allow.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: all of it means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Ids that React and Gatsby make may begin with any character, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby and the libraries of the demos style elements of their own.
    'no-inline-style': 'off',
    // Version 3 of the library leaves out the type of its buttons, and examples that of an input for text.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // The library gives its inputs for dates and times a placeholder, as it does all others.
    'input-attributes': 'off',
    // A block of code that scrolls is a region; react-select removes a value by a div that is a button.
    'prefer-native-element': ['error', { exclude: ['region', 'button'] }],
    // The search page answers while one types.
    'wcag/h32': 'off',
  },
});

for (const group of GROUPS) {
  test(`the HTML of ${group} is valid, and has one h1`, async () => {
    const pages = PAGES.filter((route) => groupOf(route) === group);
    expect(pages.length).toBeGreaterThan(0);
    for (const route of pages) {
      const html = htmlOf(route);
      const { results } = await validator.validateString(html, route.path);
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column, selector }) =>
          [`${line}:${column}`, ruleId, message, selector].join(' '),
        ),
      );
      expect.soft(problems, route.path).toEqual([]);
      expect.soft(html.match(/<h1[ >]/g), route.path).toHaveLength(1);
    }
  });
}
