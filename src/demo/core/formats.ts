import type { ExportFormat } from 'react-querybuilder';
import type { Language } from '../../ui/highlightCode';

interface Home {
  url: string;
  label: string;
}

export interface Format {
  /** Name in `formatQuery` and in the URL hash. */
  name: ExportFormat;
  label: string;
  /** Whose words are coloured. */
  language: Language;
  docs: string;
  /** Description by its makers or other experts. */
  home: Home;
}

const EXPORT = '/docs/next/utils/export#';

const JSON_HOME: Home = { url: 'https://www.json.org/', label: 'JSON' };
const PARAMETERS: Home = { url: 'https://en.wikipedia.org/wiki/Prepared_statement', label: 'Prepared statements' };

/** Export formats, in display order. */
export const FORMATS: readonly [Format, ...Format[]] = [
  {
    name: 'sql',
    label: 'SQL',
    language: 'sql',
    docs: `${EXPORT}sql`,
    home: { url: 'https://en.wikipedia.org/wiki/Where_(SQL)', label: 'The WHERE clause' },
  },
  {
    name: 'parameterized',
    label: 'SQL with placeholders',
    language: 'json',
    docs: `${EXPORT}parameterized-sql`,
    home: PARAMETERS,
  },
  {
    name: 'parameterized_named',
    label: 'SQL with named parameters',
    language: 'json',
    docs: `${EXPORT}named-parameters`,
    home: PARAMETERS,
  },
  {
    name: 'mongodb',
    label: 'MongoDB',
    language: 'json',
    docs: `${EXPORT}mongodb`,
    home: { url: 'https://www.mongodb.com/docs/manual/tutorial/query-documents/', label: 'MongoDB manual' },
  },
  {
    name: 'cel',
    label: 'CEL',
    language: 'js',
    docs: `${EXPORT}common-expression-language`,
    home: { url: 'https://cel.dev/', label: 'Common Expression Language' },
  },
  {
    name: 'spel',
    label: 'SpEL',
    language: 'js',
    docs: `${EXPORT}spring-expression-language`,
    home: {
      url: 'https://docs.spring.io/spring-framework/reference/core/expressions.html',
      label: 'Spring Expression Language',
    },
  },
  {
    name: 'jsonlogic',
    label: 'JsonLogic',
    language: 'json',
    docs: `${EXPORT}jsonlogic`,
    home: { url: 'https://jsonlogic.com/', label: 'JsonLogic' },
  },
  { name: 'json', label: 'JSON', language: 'json', docs: `${EXPORT}json`, home: JSON_HOME },
  {
    name: 'json_without_ids',
    label: 'JSON without ids',
    language: 'json',
    docs: `${EXPORT}json-without-identifiers`,
    home: JSON_HOME,
  },
];
