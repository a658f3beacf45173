import { expect, test } from 'vitest';
import type { MigrationTable } from '../shared/migration/types';
import { toTask } from './toTask';

const table: MigrationTable = {
  from: '3',
  to: '4',
  goneModules: [],
  exports: {},
  types: {},
  fixes: { findRule: { becomes: 'findPath', fix: 'Pass a path instead of an id.', place: '/docs/4/migrate#paths' } },
  queries: {},
  places: { 'Props.options': '/docs/4/api#options' },
};

test('lists each finding with its line, what became of it, the fix and the place that explains it', () => {
  const task = toTask(
    'App.tsx',
    {
      findings: [
        { line: 2, column: 3, name: 'findRule', outcome: { kind: 'gone' } },
        {
          line: 9,
          column: 1,
          name: 'Props.options',
          outcome: { kind: 'type', before: 'Option[]', after: 'OptionList' },
        },
      ],
      unseen: [{ line: 12, column: 5, text: '{...rest}', reason: 'spread' }],
      problem: null,
    },
    table,
    'https://example.org',
  );
  expect(task).toBe(`# Move App.tsx from react-querybuilder 3 to 4

- [ ] Line 2: The import \`findRule\` is gone; \`findPath\` does the same. Pass a path instead of an id. See https://example.org/docs/4/migrate#paths.
- [ ] Line 9: The prop \`Props.options\` has another type: it was \`Option[]\` and is \`OptionList\`. See https://example.org/docs/4/api#options.

Not looked at, so read it yourself:

- Line 12: \`{...rest}\` (spread)
`);
});

test('says so when nothing is found', () => {
  const task = toTask('App.tsx', { findings: [], unseen: [], problem: null }, table, 'https://example.org');
  expect(task).toContain('Nothing in it is known to change.');
});
