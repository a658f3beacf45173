import { posix } from 'node:path';
import { compileProgram } from '../../shared/playground/compileProgram';
import { CompileError } from '../../shared/playground/problem';
import { exampleFile, splitExampleId } from '../../shared/exampleFile';
import { ContentError } from '../ContentError';
import { importableNames } from './workspace';

/**
 * Checks that an editable example compiles in the page and imports only what its version's workspace lists.
 *
 * @throws ContentError
 */
export function checkExample(id: string, files: Readonly<Record<string, string>>): void {
  try {
    const program = compileProgram(files, importableNames(splitExampleId(id).version));
    for (const [name, file] of Object.entries(program.files)) {
      if (file.kind === 'script' && file.brokenLine !== null) {
        throw new CompileError('expected JavaScript that the editor understands', name, file.brokenLine);
      }
    }
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    const folder = posix.dirname(exampleFile(id));
    throw new ContentError(`${folder}/${error.file}`, error.line ?? 1, error.message);
  }
}
