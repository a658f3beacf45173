import { parseCEL, parseJsonLogic, parseSQL } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

interface Format {
  parse: (text: string) => RuleGroupType;
  sample: string;
}

export const formats = {
  SQL: {
    parse: parseSQL,
    sample: `SELECT * FROM musicians
WHERE instrument IN ('Guitar', 'Bass')
  AND (lastName LIKE 'Va%' OR age BETWEEN 20 AND 30)`,
  },
  CEL: {
    parse: parseCEL,
    sample: 'age > 28 && (lastName.startsWith("Va") || firstName == "Steve")',
  },
  JsonLogic: {
    parse: (text) => parseJsonLogic(JSON.parse(text)),
    sample: `{
  "and": [
    { "==": [{ "var": "instrument" }, "Guitar"] },
    { ">": [{ "var": "age" }, 28] }
  ]
}`,
  },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
