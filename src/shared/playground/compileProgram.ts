import { compileFile } from './compileFile';
import { checkNamedImports } from './checkNamedImports';
import type { Packages } from './packages';
import { CompileError } from './problem';
import { resolveImport } from './resolveImport';

/** Modules that render every example. */
const RENDERER = ['react', 'react-dom/client'];

type ProgramFile = { kind: 'script'; code: string; brokenLine: number | null } | { kind: 'style'; code: string };

export interface Program {
  /** File whose default export is rendered. */
  entry: string;
  files: Record<string, ProgramFile>;
  /** Modules of packages that it imports. */
  modules: string[];
  /** URLs of the scripts that provide them, in execution order. */
  scripts: string[];
  /** URLs of package style sheets, by import specifier. */
  styles: Record<string, string>;
}

/**
 * The first of `files` is the entry.
 *
 * @throws CompileError if a file does not compile or imports something unavailable
 */
export function compileProgram(files: Readonly<Record<string, string>>, packages: Packages): Program {
  const names = Object.keys(files);
  const program: Program = { entry: names[0] ?? '', files: {}, modules: [], scripts: [], styles: {} };
  const modules = new Set<string>();
  const scripts = new Set<string>();
  const addModule = (module: string) => {
    modules.add(module);
    const script = packages.modules[module] ?? '';
    for (const needed of [...(packages.needs[script] ?? []), script]) scripts.add(needed);
  };

  for (const module of RENDERER) addModule(module);
  for (const [name, source] of Object.entries(files)) {
    if (name.endsWith('.css')) {
      program.files[name] = { kind: 'style', code: source };
      continue;
    }
    const { code, requests, brokenLine } = compileFile(name, source);
    checkNamedImports(name, source, packages.exports);
    program.files[name] = { kind: 'script', code, brokenLine };
    for (const { specifier, line } of requests) {
      const kind = attempt(() => resolveImport(specifier, name, names, packages), name, line);
      if (kind === 'style') program.styles[specifier] = packages.styles[specifier] ?? '';
      if (kind === 'module') addModule(specifier);
    }
  }
  return { ...program, modules: [...modules], scripts: [...scripts] };
}

function attempt<T>(action: () => T, file: string, line: number): T {
  try {
    return action();
  } catch (error) {
    throw new CompileError((error as Error).message, file, line);
  }
}
