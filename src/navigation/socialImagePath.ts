/** Folder, in the built site, of the pictures. */
export const SOCIAL_IMAGES = '/social';

/** Where the site serves the picture that stands for a page where its address is shared. */
export const socialImagePath = (path: string) => `${SOCIAL_IMAGES}${path === '/' ? '/index' : path}.png`;
