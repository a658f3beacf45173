/** The address of this page with a hash. */
export const linkTo = (hash: string): string => `${window.location.origin}${window.location.pathname}${hash}`;
