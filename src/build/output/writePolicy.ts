/** Directives of a Content-Security-Policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** A policy's text. */
export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
