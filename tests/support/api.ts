import type { ApiChange } from '../../src/gatsby/api/compareApis';
import type { ApiMember, ApiSymbol, DeclaredApi } from '../../src/gatsby/api/types';

/** An optional member without a default. */
export const apiMember = (name: string, changes: Partial<ApiMember> = {}): ApiMember => ({
  ...{ name, type: 'string', optional: true, default: null },
  ...changes,
});

/** An exported interface of the package `lib`. */
export const apiSymbol = (name: string, changes: Partial<ApiSymbol> = {}): ApiSymbol => ({
  ...{ name, package: 'lib', kind: 'interface', exported: true, signature: '', extends: [], members: [] },
  ...changes,
});

/** What the package `lib` declares. */
export const declaredApi = (...symbols: ApiSymbol[]): DeclaredApi => ({ packages: { lib: '1.0.0' }, symbols });

/** Of a symbol, or of a member of it: `Props.fields`. */
export function apiChange(kind: ApiChange['kind'], path: string, from = 'lib'): ApiChange {
  const [symbol = '', member = null] = path.split('.');
  return { kind, package: from, symbol, member, before: null, after: null };
}
