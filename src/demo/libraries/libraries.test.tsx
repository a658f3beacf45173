import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fields } from '../core/fields';
import { initialQuery } from '../core/initialQuery';
import { DEFAULT_LIBRARY } from './defaultLibrary';
import { loadLibrary } from './loadLibrary';

// Ant Design's adapter imports a file of antd's build for bundlers, which Node cannot run; here Node gets its twin.
const twin = `import lib from '../../../lib/date-picker/generatePicker/index.js'; export default lib.default;`;
register(
  `data:text/javascript,${encodeURIComponent(`export const load = (url, context, next) =>
    url.endsWith('/antd/es/date-picker/generatePicker/index.js')
      ? { format: 'module', shortCircuit: true, source: ${JSON.stringify(twin)} }
      : next(url, context);`)}`,
);

/** MUI's icons take Node some seconds to read. */
const TIMEOUT = 60_000;

/** Every field with a single value, a range, a list and none. */
const everyField: RuleGroupType = {
  id: 'every',
  combinator: 'and',
  rules: fields.flatMap(({ name }) =>
    ['=', 'between', 'in', 'null'].map((operator) => ({ id: `${name}-${operator}`, field: name, operator, value: '' })),
  ),
};

const names = (parse(readFileSync('content/libraries.yml', 'utf8')) as { name: string }[]).map(({ name }) => name);

test('a library without a folder does not load', async () => {
  await expect(loadLibrary('nowhere')).rejects.toThrow('nowhere');
});

describe.each(names.filter((name) => name !== DEFAULT_LIBRARY))('%s', (name) => {
  test.each(['light', 'dark'] as const)(
    'renders the demo in %s mode',
    async (colorMode) => {
      const { default: Provider } = await loadLibrary(name);
      const render = (query: RuleGroupType) =>
        renderToStaticMarkup(
          <Provider colorMode={colorMode}>
            <QueryBuilder fields={fields} query={query} showNotToggle showCloneButtons showLockButtons />
          </Provider>,
        );
      expect(render(initialQuery).match(/data-testid="rule"/g)).toHaveLength(7);
      const every = render(everyField);
      expect(every.match(/data-testid="rule"/g)).toHaveLength(everyField.rules.length);
      expect(every).not.toMatch(/ (?:data-|aria-)?disabled(?:="(?!false)|[ >])/);
      const ids = [...every.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of every.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(id);
    },
    TIMEOUT,
  );
});
