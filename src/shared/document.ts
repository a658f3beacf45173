/** A heading listed under "on this page". */
export interface DocumentHeading {
  id: string;
  level: number;
  html: string;
}
