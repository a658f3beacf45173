export type Directives = Readonly<Record<string, readonly string[]>>;

export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
