export type ApiKind = 'component' | 'hook' | 'function' | 'constant' | 'class' | 'interface' | 'type' | 'namespace';

/** A property of a type or constant, or a value of a union. */
export interface ApiMember {
  name: string;
  /** On one line; empty for union values. */
  type: string;
  optional: boolean;
  /** From the package's code or declarations; null when neither has a default. */
  default: string | null;
}

export interface ApiSymbol {
  name: string;
  package: string;
  kind: ApiKind;
  /** False for a type that is used in declarations but not exported. */
  exported: boolean;
  /** The formatted declaration; all overloads of a function. */
  signature: string;
  /** Parent types in the same package. */
  extends: string[];
  members: ApiMember[];
}

export interface DeclaredApi {
  /** Installed version by package, in the order of the workspace. */
  packages: Record<string, string>;
  symbols: ApiSymbol[];
}
