/** A module that a script brought: its exports, and the version of its package. */
export interface RegisteredModule {
  exports: Record<string, unknown>;
  version: string;
}

/**
 * The modules that the scripts of packages brought, by what an import names. The scripts, which src/build/playground
 * bundles, find it under this name.
 */
export const REGISTRY = '__modules';

/** @throws Error when no script has brought the module */
export function registered(specifier: string): RegisteredModule {
  const modules = (globalThis as Record<string, unknown>)[REGISTRY] as Map<string, RegisteredModule> | undefined;
  const module = modules?.get(specifier);
  if (!module) throw new Error(`"${specifier}" cannot be imported here.`);
  return module;
}
