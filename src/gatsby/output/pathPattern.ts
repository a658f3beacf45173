/** Converts a rule's path, in which `*` matches any text, to a regular expression. */
export const pathPattern = (path: string): string =>
  path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
