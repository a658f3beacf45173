/** Where the site serves the picture that stands for a page where its address is shared. */
export const socialImagePath = (path: string) => `/social${path === '/' ? '/index' : path}.png`;
