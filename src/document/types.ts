/** A value that an author may give to a component's attribute. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

export type DocumentProps = Record<string, Literal>;

/** An element or a component: its name, its props, then what is in it. */
export type DocumentElement = [name: string, props: DocumentProps | null, ...children: DocumentNode[]];

/**
 * A page's text as data: what MDX becomes at build, and what the document template renders. Arrays rather than objects,
 * because each page carries its document to the browser.
 */
export type DocumentNode = string | DocumentElement;

/** A heading that "on this page" lists. */
export interface DocumentHeading {
  id: string;
  /** 2 or 3. */
  level: number;
  label: DocumentNode[];
}
