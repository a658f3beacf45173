import type { Algoliasearch } from 'algoliasearch';
import type { IndexContent } from './indexContent';

/** Records that are sent at a time. */
const BATCH = 500;

/**
 * Replaces an index at Algolia. The records change all at once, when the last of them has arrived; until then, and when
 * something fails, visitors find what they found before.
 *
 * @param client the service's client, with a key that may change the index
 * @param report is told of each step
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
