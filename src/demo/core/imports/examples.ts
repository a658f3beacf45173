import type { ImportLanguage } from '../state';

/** For each language a text that becomes several rules, of demo fields, in two groups. */
export const EXAMPLES: Record<ImportLanguage, string> = {
  sql: `SELECT * FROM musicians
WHERE lastName IN ('Vaughan', 'Rodgers')
  AND age BETWEEN 18 AND 65
  AND (instrument = 'Guitar' OR job LIKE '%producer%')`,
  mongodb: `{
  "lastName": { "$in": ["Vaughan", "Rodgers"] },
  "age": { "$gte": 18, "$lte": 65 },
  "$or": [
    { "instrument": "Guitar" },
    { "job": { "$regex": "producer" } }
  ]
}`,
  cel: `lastName in ["Vaughan", "Rodgers"]
  && age >= 18
  && (instrument == "Guitar" || job.contains("producer"))`,
  jsonlogic: `{
  "and": [
    { "in": [{ "var": "lastName" }, ["Vaughan", "Rodgers"]] },
    { "<=": [18, { "var": "age" }, 65] },
    {
      "or": [
        { "==": [{ "var": "instrument" }, "Guitar"] },
        { "in": ["producer", { "var": "job" }] }
      ]
    }
  ]
}`,
  json: `{
  "combinator": "and",
  "rules": [
    { "field": "lastName", "operator": "in", "value": "Vaughan, Rodgers" },
    { "field": "age", "operator": "between", "value": "18, 65" },
    {
      "combinator": "or",
      "rules": [
        { "field": "instrument", "operator": "=", "value": "Guitar" },
        { "field": "job", "operator": "contains", "value": "producer" }
      ]
    }
  ]
}`,
};
