/** A heading listed under "on this page". */
export interface DocumentHeading {
  id: string;
  level: number;
  html: string;
  /** What the page has it for, from a table that lists headings by purpose. */
  purpose: string | null;
}
