/** `aria-current` of a main link: set on each page of its section. */
export const currentSection = (path: string, section: string): 'page' | undefined =>
  path === section || path.startsWith(`${section}/`) ? 'page' : undefined;
