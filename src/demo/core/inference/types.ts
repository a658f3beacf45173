import type { Row } from '../engines/types';
import type { FieldDraft } from '../fieldTypes';

/** A field that a text describes. */
export interface PlacedDraft extends FieldDraft {
  /** Where its name is in the text. */
  at?: number;
}

/** What a text describes. */
export interface Description {
  fields: PlacedDraft[];
  /** Without rows, the text describes a type. */
  rows?: Row[];
  /** What was left out or guessed, one sentence each. */
  notes: string[];
}

/** Throws ImportError where the text is malformed. */
export type Reader = (text: string) => Description;
