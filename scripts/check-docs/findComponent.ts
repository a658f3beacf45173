import ts from 'typescript';

/**
 * Finds the component of a module: its default export, or `App` if it is the only export.
 *
 * @returns its export name; null if there is no component that renders without props
 */
export function findComponent(source: ts.SourceFile, checker: ts.TypeChecker): string | null {
  const module = checker.getSymbolAtLocation(source);
  if (!module) return null;
  const exported = checker.getExportsOfModule(module).filter(({ name }) => !name.startsWith('sample$'));
  const shown =
    exported.find(({ name }) => name === 'default') ??
    (exported.length === 1 && exported[0]?.name === 'App' ? exported[0] : undefined);
  if (!shown) return null;
  const target = shown.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(shown) : shown;
  return isComponent(checker.getTypeOfSymbolAtLocation(target, source), checker) ? shown.name : null;
}

function isComponent(type: ts.Type, checker: ts.TypeChecker): boolean {
  const signature = type.getCallSignatures()[0] ?? type.getConstructSignatures()[0];
  if (!signature || !isRendered(signature.getReturnType(), checker)) return false;
  const [props] = signature.getParameters();
  if (!props) return true;
  const propsType = checker.getTypeOfSymbol(props);
  return propsType.getProperties().every(({ flags }) => flags & ts.SymbolFlags.Optional);
}

/** A React element, `ReactNode`, or an instance of a class component. */
function isRendered(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(
    (part) =>
      (part.getProperty('type') && part.getProperty('props') && part.getProperty('key')) ||
      (part.getProperty('render') && part.getProperty('setState')) ||
      checker.typeToString(part) === 'ReactNode',
  );
}
