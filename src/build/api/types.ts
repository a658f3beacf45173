export type ApiKind = 'component' | 'hook' | 'function' | 'constant' | 'class' | 'interface' | 'type' | 'namespace';

/** A property, a key or a value that a symbol has, as its package declares it. */
export interface ApiMember {
  name: string;
  /** On one line; empty for the values of a union. */
  type: string;
  optional: boolean;
  /** As the package's code or its declarations have it; null when neither says. */
  default: string | null;
}

/** A name that a package declares. */
export interface ApiSymbol {
  name: string;
  package: string;
  kind: ApiKind;
  /** False for a type that only other declarations name. */
  exported: boolean;
  /** The declaration, formatted: all overloads of a function. */
  signature: string;
  /** Types of the same package whose members it also has. */
  extends: string[];
  members: ApiMember[];
}

/** What the packages of one documented version declare. */
export interface Api {
  /** Installed version of each package, in the order of the workspace. */
  packages: Record<string, string>;
  symbols: ApiSymbol[];
}
