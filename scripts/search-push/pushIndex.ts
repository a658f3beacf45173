import type { Algoliasearch } from 'algoliasearch';
import type { IndexContent } from './indexContent';

/** Records per request. */
const BATCH = 500;

/**
 * Replaces an Algolia index. Records are swapped atomically after the last batch, so visitors see the old ones until
 * then, or if a batch fails.
 *
 * @throws Error of the client
 */
export async function pushIndex(
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

  let sent = 0;
  const reporting: Algoliasearch = {
    ...client,
    async batch(parameters, options) {
      const answer = await client.batch(parameters, options);
      sent += answer.objectIDs.length;
      report(`Records sent: ${sent} of ${records.length}`);
      return answer;
    },
  };
  await reporting.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })), batchSize: BATCH });
  report('Records are in place');
}
