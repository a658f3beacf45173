import type { QueryChange, QueryChangeNote } from './queryChanges';

/** What code that was written for one version meets in another one: what went, and what has a type that it may refuse. */
export interface MigrationTable {
  /** Names of the two versions. */
  from: string;
  to: string;
  /** Specifiers that can no longer be imported. */
  goneModules: string[];
  /** By package of the older version, then by export. Exports that nothing happened to are left out. */
  exports: Record<string, Record<string, ExportChange>>;
  /** By name. Types that nothing happened to, and that lead to none, are left out. */
  types: Record<string, TypeChange>;
  /** What authors say of names and modules: `findRule`, `Schema.onRuleAdd`. */
  fixes: Record<string, Fix>;
  /** What the newer version reads otherwise in stored queries. */
  queries: Partial<Record<QueryChange, QueryChangeNote>>;
  /** By name, the path of the heading that documents it in the newer version, or that lists what was removed. */
  places: Record<string, string>;
}

export interface Fix {
  /** What does the same now. */
  becomes?: string;
  fix?: string;
  /** Path of the heading that explains it. */
  place: string;
  /** Whether it does something else, though its type is the same. */
  isBehavior?: true;
}

export interface ExportChange {
  isGone?: true;
  /** The package that has the name now. */
  movedTo?: string;
  /** What it returned had a type, and is `any` now. */
  returnsAny?: true;
  /** Types of the parameters, null for those that nothing happened to; a component has its props. */
  parameters?: (string[] | null)[];
}

export interface TypeChange {
  members?: Record<string, MemberChange>;
  /** Members that an object of the type needs, and did not need. */
  required?: string[];
  /** Values that a union no longer has. */
  goneValues?: string[];
  /** Of a function type. */
  parameters?: ParameterChange[];
}

/**
 * By what a callback does: it takes a wider type than before, another one, or one that is inferred from the callback,
 * which a setter of a state does not tell. Null where nothing happened.
 */
export type ParameterChange = 'wider' | 'other' | 'inferred' | null;

export interface MemberChange {
  isGone?: true;
  /** Code that sets it may be refused. */
  refusesOld?: true;
  /** Code that reads it finds another type, or nothing. */
  reads?: 'other' | 'optional';
  parameters?: ParameterChange[];
  /** Types whose members it has, itself or in a list. */
  of?: string[];
  before?: string;
  after?: string;
}
