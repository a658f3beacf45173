/** Elements within a sentence that an author writes as HTML. */
export const PHRASING_HTML = ['abbr', 'del', 'ins', 'kbd', 'mark', 'sub', 'sup'] as const;

/** Elements that mark words of a sentence: those, and what markdown's own signs become. Links are none. */
export const PHRASING = [...PHRASING_HTML, 'code', 'em', 'strong'] as const;
