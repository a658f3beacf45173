/** Where a development server sends the mistakes of content, as server-sent events: each is the list of all. */
export const MISTAKES_PATH = '/___content-mistakes';
