/** A version from content/versions.yml. */
export interface Version {
  /** Folder under content/docs, and the stored preference: `5`, `next`. */
  name: string;
  /** Displayed label: `v5.x`. */
  label: string;
  /** Path prefix of its pages: `/docs`, `/docs/4`. */
  path: string;
  isLast: boolean;
  /** Text at the top of its pages; null for the latest. */
  banner: string | null;
}
