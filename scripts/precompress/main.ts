import { exitWith } from '../shared/exitWith';
import { precompressBuilt } from './precompressBuilt';

/** Writes the compressed files of the built site, and says how many. */
async function main() {
  const { files, compressed, removed } = await precompressBuilt();
  console.log(`public/ has ${files.length} compressed files: ${compressed} made anew, ${removed.length} removed.`);
}

exitWith(main);
