import {
  parseCEL,
  parseJsonLogic,
  parseMongoDB,
  parseSQL,
} from 'react-querybuilder';
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
  MongoDB: {
    parse: parseMongoDB,
    sample: `{
  "instrument": "Guitar",
  "$or": [{ "lastName": { "$regex": "^Va" } }, { "age": { "$lt": 30 } }]
}`,
  },
  CEL: {
    parse: parseCEL,
    sample: 'instrument == "Guitar" && (lastName.startsWith("Va") || age < 30)',
  },
  JsonLogic: {
    parse: parseJsonLogic,
    sample: `{
  "and": [
    { "==": [{ "var": "instrument" }, "Guitar"] },
    { "<=": [20, { "var": "age" }, 30] }
  ]
}`,
  },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
