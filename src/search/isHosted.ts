/** Whether a hosted service answers queries; else the site's own index does. */
export const isHosted = Boolean(process.env.GATSBY_ALGOLIA_APP_ID);
