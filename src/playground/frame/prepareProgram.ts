import type { Program } from '../../shared/playground/compileProgram';
import { CompileError } from '../../shared/playground/problem';
import { relativeFile } from '../../shared/playground/resolveImport';
import { GUARD_GLOBAL, SCOPE_GLOBAL } from '../../shared/playground/globals';
import { navigationScope } from './confine';
import { SOURCE_URL } from './problemOf';
import { getRegisteredModule } from '../../shared/playground/registry';

type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
  guard: () => void,
  scope: Record<string, unknown>,
) => void;

/**
 * Compiles an example. The returned function runs it and returns the entry's default export; it throws whatever the
 * example throws.
 *
 * @throws CompileError for a syntax error
 */
export function prepareProgram({ entry, files, styles }: Program, guard: () => void): () => unknown {
  const functions = new Map<string, ModuleFunction>();
  for (const [name, file] of Object.entries(files)) {
    if (file.kind === 'script') functions.set(name, compile(name, file.code, file.brokenLine));
  }
  const modules = new Map<string, { exports: Record<string, unknown> }>();

  const importFile = (name: string): Record<string, unknown> => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const file = files[name];
    if (file?.kind === 'style') addStyle(file.code);
    functions.get(name)?.((specifier) => importFrom(specifier, name), module, module.exports, guard, navigationScope);
    return module.exports;
  };
  const importFrom = (specifier: string, from: string): unknown => {
    if (!specifier.startsWith('.'))
      return Object.hasOwn(styles, specifier) ? {} : getRegisteredModule(specifier).exports;
    const name = relativeFile(specifier, from, Object.keys(files));
    if (name === undefined) throw new Error(`There is no file "${specifier}" here.`);
    return importFile(name);
  };
  return () => importFile(entry).default;
}

function compile(name: string, code: string, brokenLine: number | null): ModuleFunction {
  // The wrapper is on the first line of the code, so that line numbers match.
  const source = `(function(require,module,exports,${GUARD_GLOBAL},${SCOPE_GLOBAL}){${code}\n})\n//# sourceURL=${SOURCE_URL}${encodeURI(name)}`;
  let compiled: ModuleFunction;
  try {
    compiled = (0, eval)(source) as ModuleFunction;
  } catch (error) {
    throw new CompileError(String(error), name, lineOf(error) ?? brokenLine ?? undefined);
  }
  // Code without guards must not run, because it could not be stopped.
  if (brokenLine !== null) throw new CompileError('SyntaxError: this is not understood here', name, brokenLine);
  return compiled;
}

/**
 * Line of a syntax error. Engines report it only for uncaught errors, hence `reportError`; the event may name this
 * script instead of the example.
 */
function lineOf(error: unknown): number | undefined {
  let line: number | undefined;
  const listener = (event: ErrorEvent) => {
    event.preventDefault();
    if (!event.filename.endsWith('.js')) line = event.lineno;
  };
  window.addEventListener('error', listener);
  window.reportError(error);
  window.removeEventListener('error', listener);
  return line;
}

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
