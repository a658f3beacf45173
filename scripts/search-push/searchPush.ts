import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { readEnvironment } from '../../src/gatsby/environment';
import type { SearchRecord, Synonym } from '../../src/shared/search/record';
import type { Requester } from '../../src/search/hosted/types';
import { indexContent, type IndexContent } from './indexContent';

interface SearchPush {
  variables: NodeJS.ProcessEnv;
  records: readonly SearchRecord[];
  synonyms: readonly Synonym[];
  /** Print the content as JSON instead of sending it. */
  isDryRun: boolean;
  print: (text: string) => void;
  report: (step: string) => void;
  /** The network by default. */
  requester?: Requester;
}

/**
 * Fills the Algolia index named in the environment with the records of the built site.
 *
 * @throws Error that says which setting is missing or what Algolia rejected
 */
export async function searchPush({ variables, records, synonyms, isDryRun, print, report, requester }: SearchPush) {
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
    await pushIndex(algoliasearch(appId, key, requester && { requester }), index, content, report);
  } catch (cause) {
    throw new Error(messageOf(cause as Error & { status?: number }, appId), { cause });
  }
}

/**
 * Replaces an Algolia index. Records are swapped atomically after the last batch, so visitors see the old ones until
 * then, or if a batch fails.
 *
 * @throws Error of the client
 */
async function pushIndex(
  client: Algoliasearch,
  indexName: string,
  { settings, synonyms, records }: IndexContent,
  report: (step: string) => void,
): Promise<void> {
  const { taskID: settingsTask } = await client.setSettings({ indexName, indexSettings: settings });
  await client.waitForTask({ indexName, taskID: settingsTask });
  report('Settings are in place');
  const { taskID: synonymsTask } = await client.saveSynonyms({
    indexName,
    synonymHit: synonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID: synonymsTask });
  report('Synonyms are in place');
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
  report('Records are in place');
}

/** What to do about an error of Algolia's client. */
function messageOf({ name, message, status }: Error & { status?: number }, appId: string): string {
  if (status === 401 || status === 403) {
    return `Algolia refuses ALGOLIA_ADMIN_KEY (${message}): expected a key of ${appId} that may change records and settings.`;
  }
  if (name === 'RetryError') {
    return 'Algolia cannot be reached, or does not answer: check the network and GATSBY_ALGOLIA_APP_ID, then try again.';
  }
  return `Algolia: ${message}`;
}
