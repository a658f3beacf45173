/** Folder of the social images in the built site. */
export const SOCIAL_IMAGES = '/social';

export const socialImagePath = (path: string) => `${SOCIAL_IMAGES}${path === '/' ? '/index' : path}.png`;
