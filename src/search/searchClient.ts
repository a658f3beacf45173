import { pathPrefix } from '../runtime/pathPrefix';
import type { SearchClient } from '../shared/search/client';

/** Whether a hosted service answers queries, instead of the site's own index. */
export const isHosted = Boolean(process.env.GATSBY_ALGOLIA_APP_ID);

/** The settings are constants to the bundler (see onCreateWebpackConfig), which drops the other client. */
async function loadClient(): Promise<SearchClient> {
  if (process.env.GATSBY_ALGOLIA_APP_ID) {
    const { createHostedSearchClient } = await import('./hosted/createHostedSearchClient');
    const externalUrls = process.env.GATSBY_ALGOLIA_EXTERNAL_URL_REGEX;
    return createHostedSearchClient({
      appId: process.env.GATSBY_ALGOLIA_APP_ID,
      searchKey: process.env.GATSBY_ALGOLIA_SEARCH_KEY ?? '',
      index: process.env.GATSBY_ALGOLIA_INDEX ?? '',
      pathPrefix: pathPrefix(),
      externalUrls: externalUrls ? new RegExp(externalUrls) : null,
    });
  } else {
    const { createLocalSearchClient } = await import('./local/createLocalSearchClient');
    return createLocalSearchClient();
  }
}

let loading: Promise<SearchClient> | undefined;

/** Loaded once; a failed load is tried again. */
function client(): Promise<SearchClient> {
  loading ??= loadClient().catch((cause: unknown) => {
    loading = undefined;
    throw new Error('The search could not be loaded.', { cause });
  });
  return loading;
}

/** The search of this site; nothing is loaded before the first use. */
export const searchClient: SearchClient = {
  search: async (request) => (await client()).search(request),
  prepare: (version) =>
    void client().then(
      (loaded) => loaded.prepare(version),
      () => undefined,
    ),
};
