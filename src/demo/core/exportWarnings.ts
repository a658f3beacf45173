import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { isSql } from './dialects';
import { partsOf } from './query';

const hasNegation = (query: RuleGroupTypeAny): boolean => partsOf(query).some((part) => 'rules' in part && part.not);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Groups without rules, outside of text in quotes. */
const hasEmptyGroup = (sql: string): boolean => sql.replace(/'(?:[^']|'')*'/g, '').includes('()');

/** Known flaws of `formatQuery` that an exported text shows, one sentence each. */
export function exportWarnings(query: RuleGroupTypeAny, format: ExportFormat, text: string): string[] {
  const { sql, params } = (format.startsWith('parameterized') ? JSON.parse(text) : { sql: text, params: [] }) as {
    sql: string;
    params: object;
  };
  const hasQuotedParameter = Object.values(params).some((value) => /^'.*[\r\n].*'$/s.test(String(value)));
  const warnings: [text: string, holds: boolean][] = [
    [
      'A group is negated, which this version of formatQuery does not write for MongoDB.',
      format === 'mongodb' && hasNegation(query),
    ],
    [
      'This is not valid JSON: formatQuery escapes neither line breaks nor tabs, and keeps numbers as they were typed.',
      format === 'mongodb' && !isJson(text),
    ],
    [
      'The “()” is not valid SQL: formatQuery has left out all rules of a group because they are not valid.',
      isSql(format) && hasEmptyGroup(sql),
    ],
    ['A parameter with a line break has quotes around it, which formatQuery adds by mistake.', hasQuotedParameter],
  ];
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning);
}
