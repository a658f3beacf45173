import { parseArgs } from 'node:util';
import { readSynonyms } from '../../src/gatsby/content/readContent';
import { builtRecords } from '../shared/builtIndexes';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { searchPush } from './searchPush';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await searchPush({
    variables: process.env,
    records: builtRecords(builtSite()),
    synonyms: readSynonyms(),
    isDryRun: values['dry-run'],
    print: (text) => console.log(text),
    // stderr, since the output of a dry run may be redirected to a file.
    report: (step) => console.error(step),
  });
}

exitWith(main);
