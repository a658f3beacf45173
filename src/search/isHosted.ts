/** Whether a hosted service answers queries, instead of the site's own index. */
export const isHosted = Boolean(process.env.GATSBY_ALGOLIA_APP_ID);
