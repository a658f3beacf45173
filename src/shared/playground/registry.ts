interface RegisteredModule {
  exports: Record<string, unknown>;
  version: string;
}

/**
 * Name of the global map from import specifiers to modules. Package scripts, bundled by src/gatsby/playground, register
 * themselves there.
 */
export const REGISTRY_GLOBAL = '__modules';

/** @throws Error if no script has registered the module */
export function getRegisteredModule(specifier: string): RegisteredModule {
  const modules = (globalThis as Record<string, unknown>)[REGISTRY_GLOBAL] as Map<string, RegisteredModule> | undefined;
  const module = modules?.get(specifier);
  if (!module) throw new Error(`"${specifier}" cannot be imported here.`);
  return module;
}
