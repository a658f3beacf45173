import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';

const { write } = folderPerTest({ workIn: true });

/** Messages of a build with these committed and generated types. */
async function told(committed: string | null, generated: string): Promise<string[]> {
  const { readCommittedTypes, requireCurrentTypes, TYPES_FILE } = await import('./generatedTypes');
  const said: string[] = [];
  if (committed !== null) write(TYPES_FILE, committed);
  readCommittedTypes();
  write(TYPES_FILE, generated);
  requireCurrentTypes({ panic: ((message: string) => said.push(message)) as never });
  return said;
}

test('types that match the queries pass', async () => {
  expect(await told('type A = 1;', 'type A = 1;')).toEqual([]);
});

test.each([['type A = 0;'], [null]])('types that do not match the queries, %j, fail the build', async (committed) => {
  expect(await told(committed, 'type A = 1;')).toEqual([
    'src/gatsby-types.d.ts was out of date and is updated: run npm run types, commit the file, and build again.',
  ]);
});
