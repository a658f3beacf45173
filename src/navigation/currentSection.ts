/** Value of `aria-current` of a main link: of each page of the section that it leads to, given that section's path. */
export const currentSection = (path: string, section: string): 'page' | undefined =>
  path === section || path.startsWith(`${section}/`) ? 'page' : undefined;
