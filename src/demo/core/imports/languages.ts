import type { ImportLanguage } from '../state';

interface ImportSource {
  name: ImportLanguage;
  label: string;
  docs: string;
  /** The library's parser, where it has one; its entry point has the same name. */
  parser?: 'parseSQL' | 'parseMongoDB' | 'parseCEL' | 'parseJsonLogic';
}

const IMPORT = '/docs/next/utils/import#';

/** Import languages, in display order. */
export const IMPORT_LANGUAGES: readonly [ImportSource, ...ImportSource[]] = [
  {
    name: 'sql',
    label: 'SQL',
    docs: `${IMPORT}sql`,
    parser: 'parseSQL',
  },
  {
    name: 'mongodb',
    label: 'MongoDB',
    docs: `${IMPORT}mongodb`,
    parser: 'parseMongoDB',
  },
  {
    name: 'cel',
    label: 'CEL',
    docs: `${IMPORT}common-expression-language-cel`,
    parser: 'parseCEL',
  },
  {
    name: 'jsonlogic',
    label: 'JsonLogic',
    docs: `${IMPORT}jsonlogic`,
    parser: 'parseJsonLogic',
  },
  {
    name: 'json',
    label: 'JSON',
    docs: '/docs/next/utils/export#json',
  },
];
