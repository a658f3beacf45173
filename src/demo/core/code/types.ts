/** The only import of a module; without names, only for its side effects, as for style sheets. */
export interface Import {
  from: string;
  /** Named imports in order; types as `type Field`. */
  names?: readonly string[];
}

export interface JsxElement {
  name: string;
  /** Attributes as source text. */
  props?: readonly string[];
}

/** What the controls of one library add to an app with the default ones. */
export interface CodeTemplate {
  imports: readonly Import[];
  /** Elements around the builder, outermost first. */
  wrappers: readonly JsxElement[];
  /** Attributes of the builder, as source text. */
  props?: readonly string[];
  /** CSS that App.tsx imports as styles.css. */
  styles?: string;
  /** Files next to App.tsx, by path. */
  files: Readonly<Record<string, string>>;
}

export interface Package {
  name: string;
  version: string;
}

export interface GeneratedProject {
  /** Sorted by name. */
  dependencies: readonly Package[];
  /** Command that adds the dependencies to an app with React. */
  install: string;
  /** Files to copy, by path: App.tsx first. */
  files: Readonly<Record<string, string>>;
  /** All files of a standalone project, by path. */
  sandbox: Readonly<Record<string, string>>;
}
