export interface DemoLibrary {
  name: string;
  label: string;
  title: string;
  description: string;
  /** Paths of its style sheets, without the path prefix. */
  stylesheets: readonly string[];
  /** Packages of an app with the library, in the demo's versions. */
  packages: readonly { name: string; version: string }[];
  facts: {
    /** Least that an app downloads, with its controls and with the default ones. */
    bytes: number;
    bytesOfDefault: number;
    packages: readonly { name: string; version: string; licence: string; react: string }[];
  };
}

export interface DemoLink {
  name: string;
  label: string;
  path: string;
}
