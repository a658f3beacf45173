import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { again } from '../../../../tests/support/imports';
import { querySamples, fc } from '../../../../tests/support/arbitraries';
import { exportQuery } from '../exportQuery';
import { IMPORT_LANGUAGES } from './languages';
import type { Options } from '../options';
import { partsOf, withoutIds } from '../query';
import type { ImportLanguage } from '../state';
import { importQuery } from './importQuery';
import { fields } from '../fields';

/** Output of `formatQuery` that cannot be read back, with a pattern that detects it. */
const UNREADABLE: Record<ImportLanguage, [reason: string, text: RegExp][]> = {
  sql: [
    ['a rule that is left out leaves nothing in its group', /^\(\)$/],
    ['wildcards and backslashes are not escaped', /like '.*[%_\\[].*'/],
  ],
  mongodb: [
    ['a rule that is left out leaves nothing in its group', /"\$expr": true/],
    ['two fields are compared by a script where there is no operator for it', /"\$where"/],
    ['a number is as it was typed, which JSON may not know', /\b0\d|[^\d]\.\d/],
    ['a line break or tab in a text is not escaped', /[^ ,{[]\n|\t/],
  ],
  cel: [
    ['a rule that is left out leaves nothing in its group', /^1 == 1$/],
    ['backslashes and line breaks are not escaped', /[\\\n\t]/],
  ],
  jsonlogic: [['a rule that is left out leaves nothing in its group', /^false$/]],
  json: [],
};

const alone = (rule: RuleType, { independentCombinators }: Options): RuleGroupTypeAny =>
  independentCombinators ? { rules: [rule] } : { combinator: 'and', rules: [rule] };

const rulesOf = (query: RuleGroupTypeAny): RuleType[] => partsOf(query).filter((part) => 'field' in part);

test.each(IMPORT_LANGUAGES)(
  'each rule of many queries survives two round trips through $name, except what its parser does not read',
  async ({ name }) => {
    const reasons = new Set<string>();
    let count = 0;
    for (const { query, options } of fc.sample(querySamples, 240)) {
      for (const rule of rulesOf(query)) {
        const text = exportQuery(alone(rule, options), name, options);
        const result = await importQuery(name, text, { ...options, fields });
        const unreadable = UNREADABLE[name].find(([, pattern]) => pattern.test(text));
        if ('problem' in result) {
          expect(unreadable, `${text}\n${result.problem}`).toBeDefined();
          reasons.add(unreadable![0]);
        } else {
          expect(withoutIds(await again(result.query, name, options)), text).toEqual(withoutIds(result.query));
          count += 1;
        }
      }
    }
    expect([...reasons].sort()).toEqual(UNREADABLE[name].map(([reason]) => reason).sort());
    expect(count).toBeGreaterThan(600);
  },
);
