/** Where playwright.config.ts has nginx serve the site. */
export const NGINX_PORT = 9312;

export const NGINX_ORIGIN = `http://localhost:${NGINX_PORT}`;
