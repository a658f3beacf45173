export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Whether a query selects a row: null is SQL's "unknown", a text says why it cannot be told. */
export type Outcome = boolean | null | string;

/** Whether a row is selected. Throws where the expression cannot be evaluated. */
export type Predicate = (row: Row) => boolean;
