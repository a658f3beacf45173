/** One version of the documentation, as content/versions.yml names it. */
export interface Version {
  /** Its folder under content/docs, and what a stored preference holds: `5`, `next`. */
  name: string;
  /** What a reader sees: `v5.x`. */
  label: string;
  /** Where its pages begin: `/docs`, `/docs/4`. */
  path: string;
  isLast: boolean;
  /** Two sentences at the top of its pages; none for the latest. */
  banner: string | null;
}
