const picture = (path: string, look: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${look}><path d='${path}'/></svg>")`;

/** A picture of lines. */
export const drawing = (path: string): string =>
  picture(path, " fill='none' stroke='red' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'");

/** Outlines of 24 by 24, drawn for this site. Those of search results are in src/search/kindIcons.ts. */
const LINES = {
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1.5 4.5L20 20',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m-13.4 0 1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z',
  copy: 'M9 9h11v11H9zm-4 6H4V4h11v1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  external: 'M8 6h10v10m0-10L6 18',
  up: 'M12 19V5.5M6 11l6-6 6 6',
  left: 'M19 12H5.5m5.5 6-6-6 6-6',
  right: 'M5 12h13.5M13 6l6 6-6 6',
  chevron: 'm6 9.5 6 6 6-6',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-9-1v5.5m0-8.8v0',
  tip: 'M10 19h4m-4.5-3.5a6 6 0 1 1 5 0z',
  caution: 'M12 4 2.8 20h18.4zm0 6v4.5m0 2.7v0',
  danger: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 8v5m0 3.2v0',
};

/** The logo, and marks of places that the site links to, from Simple Icons (CC0), rounded. */
const SHAPES = {
  logo: 'M6.8.8h10.4a6 6 0 0 1 6 6v10.4a6 6 0 0 1-6 6H6.8a6 6 0 0 1-6-6V6.8a6 6 0 0 1 6-6zm0 4a.8.8 0 0 0-.9.8v9.8a3.8 3.8 0 0 0 3.8 3.8h1.2a.8.8 0 0 0 0-1.7H9.7a2.2 2.2 0 0 1-2.1-2.1v-4.2h3.3a.8.8 0 0 0 0-1.7H7.6V5.6a.8.8 0 0 0-.8-.8M14.3 4a1.6 1.6 0 0 0 0 3.2H18A1.6 1.6 0 0 0 18 4zm0 4.9a1.6 1.6 0 0 0 0 3.2H18a1.6 1.6 0 0 0 0-3.2zm0 7.9a1.6 1.6 0 0 0 0 3.2H18a1.6 1.6 0 0 0 0-3.2z',
  github:
    'M12 .3a12 12 0 0 0-3.8 23.4c.6.1.8-.3.8-.6v-2c-3.3.7-4-1.6-4-1.6-.6-1.4-1.4-1.8-1.4-1.8-1-.7.1-.7.1-.7 1.2 0 1.9 1.2 1.9 1.2 1 1.8 2.8 1.3 3.5 1 0-.8.4-1.3.7-1.6-2.7-.3-5.5-1.3-5.5-6 0-1.2.5-2.3 1.3-3.1-.2-.4-.6-1.6 0-3.2 0 0 1-.3 3.4 1.2a11.5 11.5 0 0 1 6 0c2.3-1.5 3.3-1.2 3.3-1.2.6 1.6.2 2.8 0 3.2.9.8 1.3 1.9 1.3 3.2 0 4.6-2.8 5.6-5.5 5.9.5.4.9 1 .9 2.2v3.3c0 .3.1.7.8.6A12 12 0 0 0 12 .3',
  discord:
    'M20.3 4.4a20 20 0 0 0-4.9-1.5l-.7 1.2a18 18 0 0 0-5.4 0l-.7-1.2a20 20 0 0 0-4.9 1.5A20 20 0 0 0 .1 18.1a20 20 0 0 0 6.1 3l1.2-2-2-.9.5-.4a14 14 0 0 0 12.2 0l.5.4-2 .9 1.3 2a20 20 0 0 0 6-3 20 20 0 0 0-3.6-13.7M8 15.3c-1.2 0-2.2-1-2.2-2.4s1-2.4 2.2-2.4 2.2 1.1 2.2 2.4-1 2.4-2.2 2.4m8 0c-1.2 0-2.2-1-2.2-2.4s1-2.4 2.2-2.4 2.2 1.1 2.2 2.4-1 2.4-2.2 2.4',
};

export type IconName = keyof typeof LINES | keyof typeof SHAPES;

/** Pictures for masks by name. A function, so that the scripts of the page, which do not call it, do not have them. */
export const icons = (): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(LINES).map(([name, path]) => [name, drawing(path)] as const),
    ...Object.entries(SHAPES).map(([name, path]) => [name, picture(path, '')] as const),
  ]);
