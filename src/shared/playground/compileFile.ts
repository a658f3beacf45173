import { transform } from 'sucrase';
import { instrumentCode, type Instrumented } from './instrumentCode';
import { CompileError } from './problem';

interface SucraseError {
  message: string;
  loc?: { line: number };
}

/**
 * Compiles TypeScript and JSX to instrumented CommonJS with the same line numbers. Remaining syntax errors are left to
 * the engine, whose messages are better.
 *
 * @throws CompileError if the file does not parse as TypeScript
 */
export function compileFile(name: string, source: string): Instrumented {
  try {
    const { code } = transform(source, {
      transforms: /\.tsx?$/.test(name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    });
    return instrumentCode(code);
  } catch (error) {
    const { message, loc } = error as SucraseError;
    const reason = message.replace(`Error transforming ${name}: `, '').replace(/ \(\d+:\d+\)$/, '');
    throw new CompileError(reason, name, loc?.line);
  }
}
