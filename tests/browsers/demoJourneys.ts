import { attribute, click, count, open, style, text, wake } from './page';
import { expectSoon } from './until';
import type { Journey, Visitor } from './visitor';

const RESULT = '[aria-label="Result"]';
const PRESETS = 'section[aria-labelledby="presets-setups"]';

const setupButton = (label: string) => `${PRESETS} li:has([aria-label="Docs: ${label}"]) button`;

const status = (visitor: Visitor, within: string) =>
  visitor.evaluate(
    (css) => [...document.querySelectorAll(`${css} [role=status]`)].map(({ textContent }) => textContent).join(' '),
    within,
  );

/** Replaces the text of a field, as typing does. */
const fill = (visitor: Visitor, selector: string, value: string) =>
  visitor.evaluate(
    (css, typed) => {
      const field = document.querySelector<HTMLTextAreaElement>(css)!;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    selector,
    value,
  );

export const DEMO_JOURNEYS: Readonly<Record<string, Journey>> = {
  'every engine runs its export on the rows of the demo': async (visitor) => {
    await open(visitor, '/demo#tab=rows');
    for (const [format, label, rows] of [
      ['sql', 'SQL', 3],
      ['parameterized', 'SQL with placeholders', 3],
      ['parameterized_named', 'SQL with named parameters', 3],
      ['mongodb', 'MongoDB', 0],
      ['cel', 'CEL', 0],
      ['jsonlogic', 'JsonLogic', 2],
    ] as const) {
      await click(visitor, `[role=radiogroup][aria-label=Format] input[value=${format}]`);
      await expectSoon(
        `The rows of ${label}`,
        () => text(visitor, 'section[aria-labelledby=demo-output]'),
        new RegExp(`${label} selects ${rows} of 100 musicians\\.`),
      );
    }
  },

  'the demo imports every language, and says where a text is wrong': async (visitor) => {
    const field = 'section[aria-labelledby=demo-output] textarea';
    const button = 'section[aria-labelledby=demo-output] button[aria-disabled=false]';
    const alert = 'section[aria-labelledby=demo-output] [role=alert]';
    await open(visitor, '/demo#tab=import');
    for (const [language, query] of [
      ['sql', 'age >= 41'],
      ['mongodb', '{ "age": { "$gte": 42 } }'],
      ['cel', 'age >= 43'],
      ['jsonlogic', '{ ">=": [{ "var": "age" }, 44] }'],
    ] as const) {
      await click(visitor, `[role=radiogroup][aria-label=Language] input[value=${language}]`);
      await fill(visitor, field, query);
      await click(visitor, button);
      const value = /\d+/.exec(query)![0];
      await expectSoon(
        `The value from ${language}`,
        () => visitor.evaluate(() => document.querySelector<HTMLInputElement>('#demo-builder input.rule-value')!.value),
        value,
      );
    }
    await click(visitor, '[role=radiogroup][aria-label=Language] input[value=sql]');
    await fill(visitor, field, 'age >= lower(name)');
    await click(visitor, button);
    await expectSoon('The problem', () => text(visitor, alert), /^Line 1, column 8: /);
  },

  'the demo takes a setup and a theme': async (visitor) => {
    await open(visitor, '/demo#tab=presets');
    await expectSoon('The presets', () => count(visitor, `${PRESETS} button`), 10);
    await click(visitor, setupButton('العربية'));
    await expectSoon('The direction', () => attribute(visitor, '#demo-builder [dir]', 'dir'), 'rtl');
    await click(visitor, setupButton('At most five rules'));
    await click(visitor, '#demo-builder .ruleGroup-addRule');
    await expectSoon('The reason', () => status(visitor, '#demo-builder'), /A query has at most five rules\./);
    await open(visitor, '/demo#tab=export&theme=004bb7-20-ff0000-4-16-1');
    await expectSoon('The radius', () => style(visitor, '#demo-builder .ruleGroup', 'border-top-left-radius'), '32px');
    await expectSoon('The result', () => text(visitor, RESULT), /firstName like/);
  },

  'the home page exports what its builder shows, and imports into another': async (visitor) => {
    const hero = '[data-part=HeroBuilder]';
    const form = '[data-part=QueryImport] form';
    await open(visitor, '/');
    await wake(visitor, hero);
    const before = await text(visitor, `${hero} pre code`);
    await click(visitor, `${hero} .rule-remove`);
    await expectSoon(
      'Whether the SQL is another',
      async () => (await text(visitor, `${hero} pre code`)) !== before,
      true,
    );
    await click(visitor, `${hero} input[value=mongodb]`);
    await expectSoon('The text in the open tab', () => text(visitor, `${hero} .tab:has(:checked) code`), /\$and/);
    await wake(visitor, '[data-part=QueryImport]');
    await fill(visitor, `${form} textarea`, 'age > 41');
    await click(visitor, `${form} button`);
    await expectSoon('The imported query', () => status(visitor, form), /^The builder shows 1 rule in 1 group\.$/);
  },
};
