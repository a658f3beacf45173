import { precompressBuilt } from './precompressBuilt';

/** Writes the compressed files of the built site, and says how many. */
async function main() {
  const { files, compressed, removed } = await precompressBuilt();
  console.log(`public/ has ${files.length} compressed files: ${compressed} made anew, ${removed.length} removed.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
