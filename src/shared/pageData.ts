/** Id of the element that holds the data of its page, without the text, which is in the page as HTML. */
export const PAGE_DATA_ID = 'page-data';

/** Attribute of the element whose HTML is the text of the page. */
export const TEXT_ATTRIBUTE = 'data-text';
