/** Something that a file imports. Without names it is imported for its effect, as style sheets are. */
export interface Import {
  from: string;
  /** What is imported by name; a type as `type Field`. */
  names?: readonly string[];
  /** A name for all that the module exports. */
  namespace?: string;
}

/** A JSX element without its children. */
export interface JsxElement {
  name: string;
  /** Its attributes, as they are written. */
  props?: readonly string[];
}

/** How an app with the controls of one library is written: what it adds to an app with the default ones. */
export interface CodeTemplate {
  /** What App.tsx imports for the library. */
  imports: readonly Import[];
  /** The elements around the builder, outermost first. */
  wrappers: readonly JsxElement[];
  /** Style rules that the library needs; App.tsx imports them in styles.css. */
  styles?: string;
  /** Files beside App.tsx, by path. */
  files?: Readonly<Record<string, string>>;
}

/** A package and the version that is to be installed. */
export interface Package {
  name: string;
  version: string;
}

/** The builder of the demo as an app of its own. */
export interface GeneratedProject {
  /** What it needs, sorted by name. */
  dependencies: readonly Package[];
  /** The command that adds all of that to an app with React. */
  install: string;
  /** What a visitor copies, by path: App.tsx first. */
  files: Readonly<Record<string, string>>;
  /** All files of a project that runs on its own, by path. */
  sandbox: Readonly<Record<string, string>>;
}
