/** Text of the comment in a page's HTML that ends its first screen. */
export const FIRST_SCREEN_END = 'first-screen';

/** Number of blocks that fill most screens. The rest of a text follows a frame later. */
export const FIRST_SCREEN_BLOCKS = 6;

/** The HTML of the blocks on the first screen. */
export const firstScreen = (html: string): string => html.split(`<!--${FIRST_SCREEN_END}-->`)[0] ?? html;
