import { compileFile } from './compileFile';
import type { Packages } from './packages';
import { CompileError } from './problem';
import { resolveImport } from './resolveImport';

/** What the frame renders every example with. */
const RENDERER = 'react-dom/client';

/** A file as the frame takes it. */
export type ProgramFile =
  | { kind: 'script'; code: string; brokenLine: number | null }
  /** Style sheets are used as they are. */
  | { kind: 'style'; code: string };

/** An example, ready to run. */
export interface Program {
  /** The file whose default export is rendered. */
  entry: string;
  files: Record<string, ProgramFile>;
  /** Addresses of the scripts that it needs, in the order in which they must run. */
  scripts: string[];
  /** Addresses of the style sheets of packages, by what an import names. */
  styles: Record<string, string>;
}

/**
 * Compiles an example.
 *
 * @param files its files by name; the first is rendered
 * @param packages what it may import
 * @throws CompileError for a file that does not compile, or imports what is not there
 */
export function compileProgram(files: Readonly<Record<string, string>>, packages: Packages): Program {
  const names = Object.keys(files);
  const program: Program = { entry: names[0] ?? '', files: {}, scripts: [], styles: {} };
  const scripts = new Set<string>();
  const addScript = (module: string) => {
    const script = packages.modules[module] ?? '';
    for (const needed of [...(packages.needs[script] ?? []), script]) scripts.add(needed);
  };

  addScript(RENDERER);
  for (const [name, source] of Object.entries(files)) {
    if (name.endsWith('.css')) {
      program.files[name] = { kind: 'style', code: source };
      continue;
    }
    const { code, requests, brokenLine } = compileFile(name, source);
    program.files[name] = { kind: 'script', code, brokenLine };
    for (const { specifier, line } of requests) {
      const resolution = attempt(() => resolveImport(specifier, name, names, packages), name, line);
      if (resolution.kind === 'style') program.styles[specifier] = packages.styles[specifier] ?? '';
      if (resolution.kind === 'module') addScript(specifier);
    }
  }
  program.scripts = [...scripts];
  return program;
}

function attempt<T>(action: () => T, file: string, line: number): T {
  try {
    return action();
  } catch (error) {
    throw new CompileError((error as Error).message, file, line);
  }
}
