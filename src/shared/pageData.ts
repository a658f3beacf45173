/** Id of the element that holds the data of its page, without the text, which is in the page as HTML. */
export const PAGE_DATA_ID = 'page-data';

export type QueryResult = Record<string, { content?: { html: string } } | null>;

/** Replaces the text of a page in the result of its query, where one node has it as its `content`. */
export function replaceText(data: QueryResult | undefined, html: string): void {
  for (const name in data) if (data[name]?.content) data[name].content.html = html;
}

/** Attribute of the element whose HTML is the text of the page. */
export const TEXT_ATTRIBUTE = 'data-text';
