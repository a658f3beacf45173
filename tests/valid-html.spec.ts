import { HtmlValidate } from 'html-validate';
import { groupOf, GROUPS, htmlOf, PAGES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the static HTML');

const validator = new HtmlValidate({
  // Emotion inserts style elements in the body, which browsers allow.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  extends: ['html-validate:recommended'],
  rules: {
    // React's HTML serialization, which is equivalent.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React and Gatsby generate ids that begin with any character, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby and the demos' libraries use inline styles.
    'no-inline-style': 'off',
    // Version 3 of the library omits the type of buttons, and examples that of text inputs.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // The library sets a placeholder on all inputs, including date and time.
    'input-attributes': 'off',
    // Scrollable code is a region; react-select uses a div as a button.
    'prefer-native-element': ['error', { exclude: ['region', 'button'] }],
    // The search page answers as you type.
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
