/** What a version says of one of its names, and the samples that use it. */
export interface ReferenceEntry {
  type: string;
  text: string;
  /** Sections by page. */
  samples: { page: string; sections: { label: string; path: string }[] }[];
}

/** Entries by name: `formatQuery`, `QueryBuilderProps.fields`. */
export type Reference = Record<string, ReferenceEntry>;

/** Of a version. */
export const referencePath = (version: string) => `/reference/${encodeURIComponent(version)}.json`;
