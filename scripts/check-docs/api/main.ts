import { contentVersions } from '../../../src/build/contentVersions';
import { checkApi } from './checkApi';

async function main(names: readonly string[]) {
  const versions = names.length > 0 ? names : contentVersions().map(({ name }) => name);
  for (const name of versions) {
    for (const { file, line, message } of (await checkApi(name, false)).problems) {
      console.log(`${file}:${line}: ${message}`);
      process.exitCode = 1;
    }
  }
}

void main(process.argv.slice(2));
