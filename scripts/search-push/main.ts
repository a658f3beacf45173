import { parseArgs } from 'node:util';
import { readSynonyms } from '../../src/build/content/readContent';
import { readBuiltRecords } from '../../src/build/search/readBuiltRecords';
import { exitWith } from '../shared/exitWith';
import { searchPush } from './searchPush';

/** Sends the search records of the built site to Algolia; `--dry-run` prints them instead. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await searchPush({
    variables: process.env,
    records: await readBuiltRecords(),
    synonyms: readSynonyms(),
    isDryRun: values['dry-run'],
    print: (text) => console.log(text),
    // Apart from what a dry run prints, which may go into a file.
    report: (step) => console.error(step),
  });
}

exitWith(main);
