import { algoliasearch } from 'algoliasearch';
import { readEnvironment } from '../../src/build/environment';
import type { SearchRecord, Synonym } from '../../src/search/local/types';
import type { HostedSettings } from '../../src/search/hosted/types';
import { indexContent } from './indexContent';
import { pushError } from './pushError';
import { pushIndex } from './pushIndex';

interface SearchPush {
  variables: NodeJS.ProcessEnv;
  /** The places of the built site. */
  records: readonly SearchRecord[];
  synonyms: readonly Synonym[];
  /** Print what would be sent, as JSON, and send nothing. */
  isDryRun: boolean;
  print: (text: string) => void;
  /** Is told of each step. */
  report: (step: string) => void;
  /** Where the service answers; Algolia's own hosts, unless given. */
  hosts?: HostedSettings['hosts'];
}

/**
 * Fills the index at Algolia that the environment names with the places of the built site.
 *
 * @throws Error that says what is missing, or what the service refused
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
