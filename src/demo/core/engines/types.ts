export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** What queries run on. */
export interface Dataset {
  rows: readonly Row[];
  /** Types of the columns in SQL. */
  columns: Readonly<Record<string, string>>;
}

/** Whether a query selects a row: null is SQL's "unknown", a text says why it cannot be told. */
export type Outcome = boolean | null | string;

/** Whether a row is selected. Throws where the expression cannot be evaluated. */
export type Predicate = (row: Row) => boolean;
