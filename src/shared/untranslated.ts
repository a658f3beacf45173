/** Whether a text is one word with a capital inside, such as `formatQuery`, or an element: `<ValueEditor />`. */
export const isApiName = (text: string): boolean => /^(?:\w*[a-z][A-Z]\w*|<.+>)$/.test(text);

/** Attributes for an element with this text, which translators must leave as it is if it is a name of the API. */
export const untranslated = (text: string): { translate?: 'no' } => (isApiName(text) ? { translate: 'no' } : {});
