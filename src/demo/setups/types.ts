import type { Field, QueryBuilderProps, Translations } from 'react-querybuilder';

/** Props of a query builder for queries of either kind, with fields that are a list without groups. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the types of the props depend on the kind
export type SetupProps = QueryBuilderProps<any> & { fields: Field[] };

/** What a language calls the parts of the builder. */
export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Titles and labels of the controls; a label that is missing stays, as that of an icon. */
  controls: Record<keyof Translations, { title: string; label?: string }>;
  /** By name. */
  combinators: Record<string, string>;
  operators: Record<string, string>;
  fields: Record<string, { label: string; placeholder?: string }>;
  /** Labels of choices and of their groups, by what they are in English. */
  values: Record<string, string>;
}
