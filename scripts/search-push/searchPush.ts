import { algoliasearch } from 'algoliasearch';
import { readEnvironment } from '../../src/gatsby/environment';
import type { SearchRecord, Synonym } from '../../src/shared/search/types';
import type { HostedSettings } from '../../src/search/hosted/types';
import { indexContent } from './indexContent';
import { pushError } from './pushError';
import { pushIndex } from './pushIndex';

interface SearchPush {
  variables: NodeJS.ProcessEnv;
  records: readonly SearchRecord[];
  synonyms: readonly Synonym[];
  /** Print the content as JSON instead of sending it. */
  isDryRun: boolean;
  print: (text: string) => void;
  report: (step: string) => void;
  /** Defaults to Algolia's hosts. */
  hosts?: HostedSettings['hosts'];
}

/**
 * Fills the Algolia index named in the environment with the records of the built site.
 *
 * @throws Error that says which setting is missing or what Algolia rejected
 */
export async function searchPush({ variables, records, synonyms, isDryRun, print, report, hosts }: SearchPush) {
  const { siteUrl, pathPrefix, hostedSearch } = readEnvironment(variables);
  if (!hostedSearch) throw new Error('GATSBY_ALGOLIA_APP_ID: expected the application that answers the site’s queries');
  const { appId, index } = hostedSearch;
  const content = indexContent(records, synonyms, siteUrl + pathPrefix);
  const what = `the index "${index}" of ${appId}: records ${records.length}, synonyms ${synonyms.length}`;
  if (isDryRun) {
    print(JSON.stringify({ index, ...content }, null, 2));
    report(`Nothing was sent to ${what}`);
    return;
  }
  const key = variables.ALGOLIA_ADMIN_KEY;
  if (!key) throw new Error('ALGOLIA_ADMIN_KEY: expected a key that may change the index');
  report(`Sending to ${what}`);
  try {
    await pushIndex(algoliasearch(appId, key, hosts && { hosts }), index, content, report);
  } catch (cause) {
    throw pushError(cause, appId);
  }
}
