/** What a version may read otherwise in a stored query; `content/stored-queries.yml` says which version does. */
export const QUERY_CHANGES = [
  'fieldValues',
  'locks',
  'emptyItems',
  'extraBounds',
  'placeholders',
  'numbersAndNulls',
  'numericBounds',
  'quotes',
  'combinatorsBetweenRules',
  'idPrefixes',
  'listsForOneValue',
  'numbersForLists',
  'twoInputs',
] as const;

export type QueryChange = (typeof QUERY_CHANGES)[number];

/** What a reader learns of it. */
export interface QueryChangeNote {
  text: string;
  /** Path of the heading that explains it. */
  place: string;
}
