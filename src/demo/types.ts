/** The library of a demo, as GraphQL gives it. */
export interface DemoLibrary {
  name: string;
  label: string;
  title: string;
  description: string;
  /** Addresses of its style sheets, without the path prefix. */
  stylesheets: readonly string[];
  /** What an app with the library installs, in the versions that the demo runs. */
  packages: readonly { name: string; version: string }[];
}

/** A demo as the others link to it. */
export interface DemoLink {
  name: string;
  label: string;
  path: string;
}
