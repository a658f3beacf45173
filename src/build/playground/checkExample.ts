import { posix } from 'node:path';
import { compileProgram } from '../../playground/compileProgram';
import type { Packages } from '../../playground/packages';
import { CompileError } from '../../playground/problem';
import { exampleFile, partsOf } from '../examples/exampleFile';
import { listedPackages } from './workspace';

/**
 * Checks that an example can be edited in the page: that it compiles there, and imports nothing but what its version's
 * workspace lists.
 *
 * @param id version and name
 * @param files its files by name
 * @throws Error with the file of the example and the line
 */
export function checkExample(
  id: string,
  files: Readonly<Record<string, string>>,
  packages: Packages = listedPackages(partsOf(id).version),
): void {
  try {
    const program = compileProgram(files, packages);
    for (const [name, file] of Object.entries(program.files)) {
      if (file.kind === 'script' && file.brokenLine !== null) {
        throw new CompileError('expected JavaScript that the editor understands', name, file.brokenLine);
      }
    }
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    const folder = posix.dirname(exampleFile(id));
    throw new Error(`<Example editable>: ${folder}/${error.file}:${error.line ?? 1}: ${error.message}`);
  }
}
