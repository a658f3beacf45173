export interface DemoLibrary {
  name: string;
  label: string;
  title: string;
  description: string;
  /** Paths of its style sheets, without the path prefix. */
  stylesheets: readonly string[];
  /** Packages of an app with the library, in the demo's versions. */
  packages: readonly { name: string; version: string }[];
}

export interface DemoLink {
  name: string;
  label: string;
  path: string;
}
