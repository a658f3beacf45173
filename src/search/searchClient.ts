import { pathPrefix } from '../runtime/ownPath';
import type { SearchClient } from './types';

/**
 * Fetches the client that the build's settings choose. They are constants to the bundler (see
 * onCreateWebpackConfig), which leaves out the other one.
 */
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

/** The client, fetched once; a fetch that failed is tried again when it is next asked for. */
function client(): Promise<SearchClient> {
  loading ??= loadClient().catch((cause: unknown) => {
    loading = undefined;
    throw new Error('The search could not be loaded.', { cause });
  });
  return loading;
}

/** What answers the queries of this site. Nothing of it is loaded before it is asked. */
export const searchClient: SearchClient = {
  search: async (request) => (await client()).search(request),
  prepare: (version) =>
    void client().then(
      (loaded) => loaded.prepare(version),
      () => undefined,
    ),
};
