import { transform } from 'sucrase';
import { instrument, type Instrumented } from './instrument';
import { CompileError } from './problem';

interface SucraseError {
  message: string;
  loc?: { line: number };
}

/**
 * Compiles a file of an example: TypeScript and JSX to JavaScript with CommonJS modules that can be stopped, each line
 * where it was. What is no JavaScript even so is left to the engine that runs it, which says best what is wrong.
 *
 * @param name the file, as messages name it
 * @throws CompileError for what is no TypeScript
 */
export function compileFile(name: string, source: string): Instrumented {
  try {
    const { code } = transform(source, {
      transforms: /\.tsx?$/.test(name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    });
    return instrument(code);
  } catch (error) {
    const { message, loc } = error as SucraseError;
    const reason = message.replace(`Error transforming ${name}: `, '').replace(/ \(\d+:\d+\)$/, '');
    throw new CompileError(reason, name, loc?.line);
  }
}
