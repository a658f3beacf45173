/** The path of a rule, in which `*` stands for any text, as the text of a regular expression. */
export const pathPattern = (path: string): string =>
  path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
