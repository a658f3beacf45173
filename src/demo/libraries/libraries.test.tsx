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

/** Replacements for package files in Node, by the end of their URL. */
const REPLACED = {
  // Ant Design's adapter imports antd's build for bundlers, which Node cannot run; `lib` holds the same module.
  '/antd/es/date-picker/generatePicker/index.js':
    "import lib from '../../../lib/date-picker/generatePicker/index.js'; export default lib.default;",
};

register(
  `data:text/javascript,${encodeURIComponent(`const replaced = Object.entries(${JSON.stringify(REPLACED)});
    export function load(url, context, next) {
      const [, source] = replaced.find(([end]) => url.endsWith(end)) ?? [];
      return source ? { format: 'module', shortCircuit: true, source } : next(url, context);
    }`)}`,
);

const everyField: RuleGroupType = {
  id: 'every',
  combinator: 'and',
  rules: fields.flatMap(({ name }) =>
    ['=', 'between', 'in', 'null'].map((operator) => ({ id: `${name}-${operator}`, field: name, operator, value: '' })),
  ),
};

/** Lists that a link or an option can hold, with items that are not text. */
const everyList: RuleGroupType = {
  id: 'lists',
  combinator: 'and',
  rules: fields.flatMap(({ name }) =>
    ['=', 'between', 'in'].flatMap((operator) =>
      [[1, 2], [true, false], ['a', null], 1, null, true].map((value, index) => ({
        id: `${name}-${operator}-${index}`,
        field: name,
        operator,
        value,
      })),
    ),
  ),
};

const names = (parse(readFileSync('content/libraries.yml', 'utf8')) as { name: string }[]).map(({ name }) => name);

describe.each(names.filter((name) => name !== DEFAULT_LIBRARY))('%s', (name) => {
  test.each(['light', 'dark'] as const)('renders the demo in %s mode', async (colorMode) => {
    const { default: Provider } = await loadLibrary(name);
    const render = (query: RuleGroupType) =>
      renderToStaticMarkup(
        <Provider colorMode={colorMode}>
          <QueryBuilder fields={fields} query={query} showNotToggle showCloneButtons showLockButtons />
        </Provider>,
      );
    expect(render(everyList).match(/data-testid="rule"/g)).toHaveLength(everyList.rules.length);
    expect(render(initialQuery).match(/data-testid="rule"/g)).toHaveLength(7);
    const every = render(everyField);
    expect(every.match(/data-testid="rule"/g)).toHaveLength(everyField.rules.length);
    expect(every).not.toMatch(/ (?:data-|aria-)?disabled(?:="(?!false)|[ >])/);
    const ids = [...every.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of every.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(id);
  });
});
